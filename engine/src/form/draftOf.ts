/** Names of members, without those that stand for any name. */
type NamesOf<Document> = keyof {
  [Member in keyof Document as string extends Member ? never : number extends Member ? never : Member]: true;
};

/**
 * A document while it is being filled in: what `Document` asks for may be missing, in its rows and inner objects, too.
 * Members have the types of their fields; a document that was loaded with others keeps those until they are edited.
 */
export type DraftOf<Document> = Document extends readonly (infer Item)[]
  ? readonly DraftOf<Item>[]
  : string extends keyof Document
    ? [NamesOf<Document>] extends [never]
      ? Document
      : { readonly [Member in NamesOf<Document>]?: DraftOf<Document[Member]> } & { readonly [name: string]: Document[string] }
    : Document extends object
      ? { readonly [Member in keyof Document]?: DraftOf<Document[Member]> }
      : Document;
