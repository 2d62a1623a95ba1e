import {
  ADDITIONAL_PROPERTY_FLAG,
  type FieldProps,
  getTemplate,
  getUiOptions,
  type Registry,
  type RJSFSchema,
  type UiSchema,
} from '@rjsf/utils';
import {
  type ComponentType,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { isWithin } from '../data/pointer.ts';
import { rowText } from '../rows/rowText.ts';
import { useFormParts } from '../storeContext.ts';
import { countValues } from './countValues.ts';
import { foldBookOf } from './foldBook.ts';
import { FoldDepthContext, foldDepthOf } from './foldDepth.ts';
import { levelOf } from './partsWithin.ts';
import { partText } from './partText.ts';

/** How many levels within itself a part begins open where the document is no large one. */
const MOST_LEVELS = 2;

/** Props of the template `FoldedPartTemplate`: a part of the form that is folded to a line, and opens. */
export interface FoldedPartProps {
  /** The DOM id of its line. */
  readonly id: string;
  /** What it is called; `undefined` in a row of a list, which has its name already. */
  readonly label: string | undefined;
  /** The text by which it is told from others, `''` where there is none. */
  readonly text: string;
  /** How many values are in it. */
  readonly count: number;
  /** How many errors are shown in it. */
  readonly errors: number;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  /** All that it says, as text: to be found in the page while nothing of it is drawn. */
  readonly words: string;
  /** Its fields; `undefined` until it is opened for the first time. */
  readonly children: ReactNode;
  readonly registry: Registry;
  readonly schema: RJSFSchema;
  readonly uiSchema: UiSchema | undefined;
}

/** Props of {@link FoldedPart}. */
export interface FoldedPartFieldProps {
  readonly field: FieldProps;
  readonly pointer: string;
  /** The part, drawn. */
  readonly children: ReactNode;
}

type State = 'plain' | 'closed' | 'open';

/**
 * A part that is folded to a line where it lies deep, as `foldDepth` says or, without it, in parts of the same definition:
 * what is in it is not drawn before somebody opens it. It is as deep as it was when the document was loaded: what is
 * entered stands open.
 */
export function FoldedPart({ field, pointer, children }: FoldedPartFieldProps): ReactNode {
  const { formData, registry, schema, uiSchema, fieldPathId, name } = field;
  const { store } = useFormParts();
  const { path, $id } = fieldPathId;
  const around = use(FoldDepthContext) ?? foldDepthOf(store.form.uiSchema, registry.globalUiOptions);
  const isRow = typeof path.at(-1) === 'number';
  const isPart = isFilled(formData) && (isRow || !Array.isArray(formData));
  const { most: mostAround, below } = around;
  const within = useMemo(() => {
    const own = foldDepthOf(uiSchema);
    return own.most === undefined ? { most: mostAround, below: isPart ? below + 1 : below } : own;
  }, [uiSchema, isPart, mostAround, below]);

  const begin = (): State => {
    const book = foldBookOf(store);
    if (!isPart || book.isEntered(formData)) return 'plain';
    const level = mostAround === undefined ? levelOf(store.form.schema, path) : below + 1;
    const most = mostAround ?? (book.isLarge() ? 0 : MOST_LEVELS);
    if (most === false || level <= most) return 'plain';
    return store.memory.at(pointer).isUnfolded || book.isWanted(pointer) ? 'open' : 'closed';
  };
  const [state, setState] = useState(begin);
  const [hasFields, setFields] = useState(state !== 'closed');
  const toggle = useCallback(
    (isOpen: boolean) => {
      store.memory.note(pointer, { isUnfolded: isOpen });
      if (isOpen) setFields(true);
      setState(isOpen ? 'open' : 'closed');
    },
    [store, pointer],
  );
  const latest = useRef({ state, begin });
  useLayoutEffect(() => {
    latest.current = { state, begin };
  });
  useEffect(
    () =>
      store.onReveal((wanted) => {
        if (!isWithin(wanted, pointer)) return false;
        foldBookOf(store).want(wanted);
        if (latest.current.state !== 'closed') return false;
        toggle(true);
        return true;
      }),
    [store, pointer, toggle],
  );
  // Another document is another one to be folded.
  const shownOf = useRef(0);
  const [document, setDocument] = useState(0);
  useLayoutEffect(
    () =>
      store.onReplaced((at, by) => {
        if (by !== 'field' && isWithin(pointer, at)) setDocument((count) => count + 1);
      }),
    [store, pointer],
  );
  useLayoutEffect(() => {
    if (shownOf.current === document) return;
    shownOf.current = document;
    const next = latest.current.begin();
    setState(next);
    setFields(next !== 'closed');
  }, [document]);

  const countErrors = () =>
    state === 'plain' ? 0 : store.shownErrors().filter(({ path: at }) => isWithin(at, pointer)).length;
  const errors = useSyncExternalStore(store.subscribe, countErrors, countErrors);
  const fields = <FoldDepthContext value={within}>{children}</FoldDepthContext>;
  if (state === 'plain') return fields;

  const options = getUiOptions(uiSchema, registry.globalUiOptions);
  const title = options.title ?? field.title ?? schema.title ?? name;
  // Members of free name are all of one title.
  const label = isRow ? undefined : ADDITIONAL_PROPERTY_FLAG in schema ? name : title;
  const own = store.form.schema;
  const text = partText(formData, schema, uiSchema, own, options['titleMember']);
  const Template = registry.templates['FoldedPartTemplate'];
  const isThere = (template: unknown): template is ComponentType<FoldedPartProps> => typeof template === 'function';
  if (isThere(Template)) {
    return (
      <Template
        id={`${$id}__fold`}
        label={label}
        text={text}
        count={countValues(formData)}
        errors={errors}
        isOpen={state === 'open'}
        onToggle={toggle}
        words={hasFields ? '' : rowText(formData, schema, uiSchema, own)}
        registry={registry}
        schema={schema}
        uiSchema={uiSchema}
      >
        {hasFields ? fields : undefined}
      </Template>
    );
  }
  if (state === 'open') return fields;
  const Expand = getTemplate('CyclicSchemaExpandTemplate', registry, options);
  return (
    <Expand
      registry={registry}
      schema={schema}
      uiSchema={uiSchema ?? {}}
      name={[label, text].filter(Boolean).join(' ')}
      fieldPathId={fieldPathId}
      onExpand={() => toggle(true)}
    />
  );
}

function isFilled(value: unknown): value is object {
  return typeof value === 'object' && value !== null && Object.keys(value).length > 0;
}
