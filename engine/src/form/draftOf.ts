/**
 * A document while it is being filled in: what `Document` asks for may be missing, in its rows and inner objects, too.
 * Members have the types of their fields; a document that was loaded with others keeps those until they are edited.
 */
export type DraftOf<Document> = Document extends readonly (infer Item)[]
  ? readonly DraftOf<Item>[]
  : string extends keyof Document
    ? Document
    : Document extends object
      ? { readonly [Member in keyof Document]?: DraftOf<Document[Member]> }
      : Document;
