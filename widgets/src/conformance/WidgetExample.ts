import type { Json, JsonObject } from '@reelform/engine/validation';

/** One field as it stands in a form: what its widget's documentation shows, the gallery draws and the tests mount. */
export interface WidgetExample {
  /** Schema of the field; its `title` is the label. */
  readonly schema: JsonObject & { readonly title: string };
  /** uiSchema of the field; its `ui:help` is the hint. */
  readonly uiSchema: JsonObject & { readonly 'ui:help': string };
  /** A value of the field. */
  readonly data: Json;
  /** How that value reads for a person. */
  readonly reads: string;
}
