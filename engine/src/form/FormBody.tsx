import Form from '@rjsf/core/lib/components/Form.js';
import type { ValidatorType } from '@rjsf/utils';
import {
  type FocusEvent,
  type ReactNode,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { sameValue } from '../validation/sameValue.ts';
import type { DrawnHandle } from './autosave/documentOf.ts';
import { checkedHandle } from './checkedHandle.ts';
import { ancestorsOf, isWithin } from './data/pointer.ts';
import { DEFAULTS_BEHAVIOR, startingData } from './data/startingData.ts';
import { createDraftKeeper, type DraftKeeper } from './device/draftKeeper.ts';
import { LateOffer } from './device/LateOffer.tsx';
import { useLeaveGuard } from './device/useLeaveGuard.ts';
import { createFieldIds } from './fields/fieldIds.ts';
import { focusedNear } from './fields/focusedNear.ts';
import { markUnresolved } from './fields/markUnresolved.ts';
import { NullField } from './fields/NullField.tsx';
import { NumberField } from './fields/NumberField.tsx';
import { ObjectField } from './fields/ObjectField.tsx';
import { SchemaField } from './fields/SchemaField.tsx';
import { translateString } from './fields/translateString.ts';
import { createUndrawn } from './fields/undrawn.ts';
import { createFormStore } from './formStore.ts';
import { hydration } from './hydration/hydration.ts';
import { createNews } from './news/news.ts';
import type { OpenParts } from './open/fetchOpenParts.ts';
import { keepPress } from './press/keepPress.ts';
import { watchPointer } from './press/pointerPress.ts';
import { ArrayField } from './rows/ArrayField.tsx';
import { PointerContext, RuntimeContext } from './runtimeContext.ts';
import { fixedUtils } from './schema/fixedUtils.ts';
import { ownRoot } from './schema/ownRoot.ts';
import { FormPartsContext, SchemaUtilsContext, TextGuardContext } from './storeContext.ts';
import { ActionBar } from './submission/ActionBar.tsx';
import { Question } from './submission/Question.tsx';
import { Refusal } from './submission/Refusal.tsx';
import { createSubmitter } from './submission/submitter.ts';
import { useKeyboardSubmit } from './submission/useKeyboardSubmit.ts';
import type { SchemaFormProps } from './types.ts';
import { useFocusKept } from './useFocusKept.ts';
import { useIdReminder } from './useIdReminder.ts';
import { useSameValue } from './useSameValue.ts';
import { useThemeReminder } from './useThemeReminder.ts';
import type { Interpreter } from './validator/interpreter.ts';

const NO_DATA = {};
// All that rjsf's form is told of the schema. It would work out defaults and conditions of the whole for a state of its
// own that nothing here reads.
const SHELL = { type: 'object' } as const;
// rjsf asks one only about options and conditions, of which a form that is drawn with this has none.
const UNASKED: ValidatorType = {
  isValid: () => false,
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
};
/** How many themes forms have been drawn by. */
let themes = 0;
const FIELDS = { SchemaField, ObjectField, ArrayField, NullField, NumberField };

/** Props of {@link FormBody}: those of the form, and what open forms are drawn and matched with. */
export interface FormBodyProps extends SchemaFormProps {
  readonly open: OpenParts | undefined;
  readonly interpreter: Interpreter | undefined;
}

/** One form module, mounted: it keeps its data, and outlives changes of every prop but the module. */
export function FormBody(props: FormBodyProps): ReactNode {
  const {
    theme,
    open,
    interpreter,
    initialData = NO_DATA,
    services = NO_DATA,
    sources = NO_DATA,
    localDraftKey,
    disabled = false,
    readOnly = false,
    idPrefix = 'root',
  } = props;
  const isFrozen = disabled || readOnly;
  const context = useSameValue(props.context ?? NO_DATA);
  const element = useRef<HTMLDivElement>(null);
  const validator = useMemo(() => open?.createValidator(props.form, interpreter) ?? UNASKED, [props.form, open, interpreter]);
  const [hasTextGuards, setTextGuards] = useState(false);
  const [parts] = useState(() => {
    let isGuarded = false;
    return {
      store: createFormStore(props.form, startingData(props.form, validator, initialData), context),
      ids: createFieldIds(),
      undrawn: createUndrawn(),
      news: createNews(),
      guardTexts: () => {
        const wasGuarded = isGuarded;
        isGuarded = true;
        setTextGuards(true);
        return !wasGuarded;
      },
      root: () => element.current,
    };
  });
  const { store, ids } = parts;
  const readForm = () => store.form;
  const form = useSyncExternalStore(store.subscribe, readForm, readForm);
  // Fields are drawn by what is registered, so it is there before them.
  store.setSources(sources);
  const [submitter] = useState(() => createSubmitter(store));
  const keptBy = useRef<DraftKeeper>(undefined);
  const keeper = useMemo(
    () => (localDraftKey === undefined ? undefined : createDraftKeeper(store, localDraftKey, keptBy.current)),
    [store, localDraftKey],
  );

  useLayoutEffect(() => {
    if (store.form !== props.form) store.setForm(props.form);
    store.setServices(services);
    store.setListener(props);
    submitter.setHost({
      onSubmit: props.onSubmit,
      onAction: (name) => props.onAction?.(name),
      isFrozen,
      onSaved: () => keeper?.settle(),
    });
  });
  useLayoutEffect(() => store.setContext(context), [store, context]);
  useEffect(() => {
    keptBy.current = keeper;
    return keeper?.start();
  }, [keeper]);
  useEffect(() => {
    hydration.takeOver?.(element.current);
    return watchPointer(element.current?.ownerDocument);
  }, []);
  useIdReminder(element, idPrefix);
  const keepFocus = useFocusKept(element, disabled, store.subscribe);
  useLayoutEffect(() => () => store.flush(), [store]);
  useLeaveGuard(store, keeper, element);

  useImperativeHandle(props.ref, () => {
    const handle: DrawnHandle = {
      element,
      flush: store.flush,
      getData: () => {
        store.flush();
        return store.data();
      },
      setValue: store.setValue,
      setErrors: (errors) => {
        store.setHostErrors(errors);
        if (errors.length > 0) submitter.show();
      },
      reset: (data) => {
        store.reset(startingData(form, validator, data));
        submitter.clear();
      },
      revert: submitter.revert,
      settle: store.setSaved,
      replace: (data) => {
        store.replace(data);
        submitter.clear();
      },
      goTo: store.goTo,
      press: submitter.press,
      isDirty: () => {
        store.flush();
        return store.isDirty();
      },
      isKept: () => {
        store.flush();
        return keeper ? keeper.keepNow() : !store.isDirty();
      },
    };
    return process.env.NODE_ENV === 'production' ? handle : checkedHandle(handle, form, store.data);
  }, [store, submitter, keeper, form, validator]);

  const { onPress, handlers } = useKeyboardSubmit(form, store, submitter);
  const onBlur = (event: FocusEvent<HTMLElement>) => {
    const { target, relatedTarget } = event;
    keepFocus(relatedTarget, target);
    if (focusedNear(target) === target) return;
    const from = ids.pointerOf(target);
    const to = ids.pointerOf(relatedTarget);
    if (from === undefined) return;
    for (const at of [from, ...ancestorsOf(from)]) {
      if ((at !== '' || from === '') && !(to !== undefined && isWithin(to, at))) store.left(at);
    }
  };

  // Hosts put themes together while drawing, and by what counts as another one everything is drawn anew.
  const rjsf = useSameValue(theme.rjsf, sameValue);
  useThemeReminder(rjsf);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rjsf does not see that a component is another
  const key = useMemo(() => themes++, [rjsf]);
  const schemaUtils = useMemo(() => {
    const whole = ownRoot(markUnresolved(open?.withoutBlankTitles(form.schema) ?? form.schema));
    const createUtils = open?.createSchemaUtils ?? fixedUtils;
    return createUtils(validator, open?.foldRecursion(whole) ?? whole, DEFAULTS_BEHAVIOR, open?.mergeAllOf);
  }, [form, open, validator]);
  const { Actions } = theme;
  const fields = useMemo(
    () => (
      <Form
        key={key}
        {...rjsf}
        schema={SHELL}
        uiSchema={form.uiSchema}
        validator={validator}
        formContext={store}
        fields={{ ...rjsf.fields, ...FIELDS, ...open?.fields }}
        idPrefix={idPrefix}
        idSeparator={form.idSeparator ?? '_'}
        disabled={disabled}
        readonly={readOnly}
        translateString={translateString}
        // By what its props say, rjsf would not draw rows that have changed places and say the same.
        experimental_componentUpdateStrategy="shallow"
        // Pressed before the page has taken over what a server drew, the browser would put the entries into the address.
        method="dialog"
        noHtml5Validate
        showErrorList={false}
      >
        <ActionBar form={form} submitter={submitter} Actions={Actions} isFrozen={isFrozen} onPress={onPress} />
      </Form>
    ),
    [key, rjsf, form, validator, store, idPrefix, disabled, readOnly, open, submitter, Actions, isFrozen, onPress],
  );

  return (
    <FormPartsContext value={parts}>
      <RuntimeContext value={store}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its controls let through */}
        <div ref={element} lang={form.locale} onBlur={onBlur} {...handlers} {...keepPress}>
          {keeper && <LateOffer keeper={keeper} theme={theme} onStale={props.onStaleDraft} refresh={props.refreshDraft} />}
          <Question submitter={submitter} Confirm={theme.Confirm} />
          <Refusal submitter={submitter} Summary={theme.ErrorSummary} />
          <SchemaUtilsContext value={schemaUtils}>
            <TextGuardContext value={hasTextGuards}>
              {/* A form in a widget of another is in none of its own fields. */}
              <PointerContext value={undefined}>{fields}</PointerContext>
            </TextGuardContext>
          </SchemaUtilsContext>
        </div>
      </RuntimeContext>
    </FormPartsContext>
  );
}
