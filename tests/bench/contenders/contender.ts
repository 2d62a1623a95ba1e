/** What a form is drawn from. */
export interface Task {
  readonly workload: 'film-details' | 'flat';
  /** The JSON Schema that every contender is given. */
  readonly schema: Schema;
  /** rjsf's uiSchema beside it, without our actions. */
  readonly uiSchema: Readonly<Record<string, unknown>>;
  /** Address of the form module that our compiler made of the two. */
  readonly moduleUrl: string;
}

/** As much of JSON Schema as the workloads use. */
export interface Schema {
  readonly type?: string;
  readonly title?: string;
  readonly const?: string;
  readonly enum?: readonly string[];
  readonly format?: string;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly readOnly?: boolean;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly definitions?: Readonly<Record<string, Schema>>;
  readonly $ref?: string;
}

/** A form's data. */
export type Data = Readonly<Record<string, unknown>>;

/** A form library under measurement. */
export interface Contender {
  /** Draws the form into `container`; the first paint's work is done when it returns. `live`: validate while typing. */
  mount(container: HTMLElement, data: Data, live: boolean): void;
  unmount(): void;
  /** People in the cast, as the library's own state has them. */
  castLength(): number;
  /** Complaints of the last refused submission. */
  complaints(): number;
  /** The button that adds a person to the cast. */
  addButton(container: HTMLElement): HTMLElement | null | undefined;
  /** The button that removes a cast row; `row` is an input in it. */
  removeButton(container: HTMLElement, row: HTMLElement): HTMLElement | null | undefined;
  /** The button that moves a cast row down; absent where the library has none. */
  moveButton?(container: HTMLElement, row: HTMLElement): HTMLElement | null | undefined;
  submitButton(container: HTMLElement): HTMLElement | null | undefined;
}

/** Makes a contender ready to draw one workload. */
export type CreateContender = (task: Task) => Contender | Promise<Contender>;
