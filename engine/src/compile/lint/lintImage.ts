import { isNode, type SchemaNode } from '../../validation/schemaNode.ts';
import type { Complaint } from '../complaint.ts';
import type { JsonFile } from '../jsonFile.ts';

const isPositive = (value: unknown) => typeof value === 'number' && value > 0;
const isWhole = (value: unknown) => isPositive(value) && Number.isInteger(value);

/** What each of the words about pictures must be. */
const shapes: { readonly [keyword: string]: readonly [holds: (value: unknown) => boolean, message: string] } = {
  imageTypes: [
    (value) => Array.isArray(value) && value.length > 0 && value.every((type) => /^image\/[a-z0-9.+-]+$/.test(String(type))),
    "'imageTypes' is a list of media types, for instance 'image/jpeg'.",
  ],
  minImageSize: [
    (value) => isNode(value) && isWhole(value['width']) && isWhole(value['height']) && Object.keys(value).length === 2,
    "'minImageSize' has 'width' and 'height' in pixels.",
  ],
  imageAspect: [isPositive, "'imageAspect' is width by height, a number above 0."],
  maxImageBytes: [isWhole, "'maxImageBytes' is a whole number above 0."],
  maxImagePixels: [isWhole, "'maxImagePixels' is a whole number above 0."],
};

/** Complaints about what a schema says of the picture that its value names. */
export const imageComplaints = (node: SchemaNode, tokens: readonly (string | number)[], json: JsonFile): readonly Complaint[] =>
  Object.entries(shapes).flatMap(([keyword, [holds, message]]) =>
    keyword in node && !holds(node[keyword]) ? [json.complain([...tokens, keyword], message)] : [],
  );
