import { dropHidden, type Facts, judge } from '../validation/index.ts';
import type { FindMeant } from '../validation/noise.ts';
import { tokensOf, valueAt } from '../validation/pointer.ts';
import { sameDocument } from '../validation/sameDocument.ts';
import type { FormError, FormModule, JsonObject, Mode } from '../validation/types.ts';
import { createEnter } from './data/entries.ts';
import { getIn, setIn } from './data/members.ts';
import { createPlaceMemory } from './data/placeMemory.ts';
import { isWithin, type Path, toPath, toPattern, toPointer } from './data/pointer.ts';
import { hasSameParts, sameOr } from './data/sameParts.ts';
import { shareStructure } from './data/shareStructure.ts';
import { createDraftRegistry } from './drafts/draftRegistry.ts';
import { hasPlace } from './errors/hasPlace.ts';
import { createHeldErrorBook } from './errors/heldErrorBook.ts';
import { createGuide } from './layout/guide.ts';
import { createListeners } from './listeners.ts';
import { loadedOpenParts } from './open/fetchOpenParts.ts';
import type { OptionSources } from './options/types.ts';
import { createRuleBoard } from './rules/ruleBoard.ts';
import type { FieldState } from './runtime.ts';
import { missedBlanks } from './schema/blanks.ts';
import type { FieldView, FormStore, Replaced } from './storeTypes.ts';
import type { FormServices, StoreListener } from './types.ts';
import { createUploadBook } from './uploadBook.ts';

/** A store for `form`, holding `initial` as the saved data. */
export function createFormStore(initialForm: FormModule, initial: JsonObject, initialContext: JsonObject): FormStore {
  let form = initialForm;
  const { subscribe, tell } = createListeners();
  const drafts = createDraftRegistry((pointer) => batch(() => errors.edited(pointer)));
  const errors = createHeldErrorBook(() => emit());
  const rules = createRuleBoard(form);
  const { subscribe: onReplaced, tell: tellReplaced } = createListeners<Replaced>();
  const memory = createPlaceMemory();
  const enterInto = createEnter(memory);
  const views = new Map<string, FieldView>();
  const fieldStates = new Map<string, FieldState>();
  let [data, saved] = [initial, initial];
  let context = initialContext;
  let services: FormServices = {};
  let sources: OptionSources = {};
  let listener: StoreListener | undefined;
  let mode: Mode = form.actions.some((action) => action.mode === 'strict') ? 'strict' : 'draft';
  let dirty = false;
  let batchDepth = 0;
  let isChanged = false;
  let shown: readonly FormError[] = [];

  const isUploading = () => uploads.active() > 0;
  const facts = (): Facts => ({ data, context, form: { edited: dirty, uploading: isUploading() } });
  const evaluate = () => rules.evaluate(facts());
  const emit = () => {
    const all = errors.shown();
    const onVisibleFields = all.filter((error) => !rules.isHidden(toPath(error.path, data)));
    shown = sameOr(shown, onVisibleFields.length === 0 ? all : onVisibleFields);
    tell();
  };
  const errorsOf = (document: JsonObject, findMeant?: FindMeant): readonly FormError[] => {
    const known = { unreadable: drafts.unreadable(), findMeant };
    const result = judge(form, document, { mode, context, edited: dirty, uploading: isUploading(), immutable: true, ...known });
    return result.valid ? [] : result.errors;
  };
  const verdict = () => {
    const kept = dropHidden(form, data, context, dirty, isUploading());
    return loadedOpenParts()?.errorsWithin(form, facts(), memory, kept, errorsOf) ?? errorsOf(kept);
  };
  /**
   * Shows some errors of a new verdict, before which what must be there and may be nothing is nothing, once it was left so.
   * @param of which errors
   */
  const reveal = (of = (all: readonly FormError[]) => all) => {
    let all = verdict();
    const missed = (loadedOpenParts()?.missedNothing(memory, form) ?? missedBlanks)(form.schema, data, of(all));
    for (const [pointer, blank] of missed) store.setValue(pointer, blank);
    if (missed.length > 0) all = verdict();
    const found = of(all);
    errors.setVerdict(all);
    errors.reveal(found.map(({ path }) => path));
    emit();
    return found;
  };
  const rejudge = () => {
    if (errors.isRevealing()) errors.setVerdict(verdict());
  };
  /** Runs changes as one: rules, verdict and listeners follow once, at the end. `mayRest`: only where a batch within changed something. */
  const batch = (work: () => void, mayRest = false) => {
    isChanged ||= !mayRest;
    const before = data;
    batchDepth += 1;
    try {
      work();
    } finally {
      batchDepth -= 1;
    }
    if (batchDepth > 0 || !isChanged) return;
    isChanged = false;
    const isDirty = !sameDocument(data, saved);
    const turned = isDirty !== dirty;
    dirty = isDirty;
    if (data !== before || turned) evaluate();
    rejudge();
    emit();
    if (data !== before) listener?.onChange?.(data);
    if (turned) listener?.onDirtyChange?.(dirty);
  };
  const enter = (path: Path, value: unknown, isMoved?: boolean) => {
    // Widgets report JSON values, but rjsf's types cannot say so.
    data = enterInto({ data, saved, schema: form.schema }, path, value, isMoved) as JsonObject;
  };
  /** `isOwn`: by a field, which knows what it remembers about its own value. */
  const edited = (pointer: string, before: JsonObject, isOwn: boolean) => {
    memory.replaced(pointer, before, data, isOwn);
    tellReplaced(pointer, isOwn ? 'field' : 'host');
    errors.edited(pointer);
  };
  const showAnew = (next: JsonObject, by: 'host' | 'saved') => {
    drafts.discardAll();
    errors.clear();
    data = shareStructure(data, next);
    memory.clear();
    tellReplaced('', by);
  };
  const uploads = createUploadBook(memory, (now, before) => {
    if (now > 0 !== before > 0) {
      evaluate();
      rejudge();
    }
    emit();
  });
  evaluate();
  const store: FormStore = {
    get form() {
      return form;
    },
    drafts,
    services: () => services,
    sources: () => sources,
    uploads,
    onReplaced,
    subscribe,
    data: () => data,
    view: (pointer, pattern, path) => {
      const next = { errors: errors.at(pointer), rule: rules.at(pointer, pattern), waived: rules.isWaived(path) };
      const old = views.get(pointer);
      if (old && old.errors === next.errors && old.rule === next.rule && old.waived === next.waived) return old;
      views.set(pointer, next);
      return next;
    },
    fieldState: (pointer) => {
      const path = toPath(pointer, data);
      const { disabled, readOnly, required, retained } = rules.at(pointer, toPattern(path));
      const next: FieldState = {
        disabled,
        readOnly,
        required,
        retained,
        hidden: rules.isHidden(path),
        errors: errors.at(pointer),
        dirty: !sameDocument(getIn(data, path), getIn(saved, path)),
      };
      const old = fieldStates.get(pointer);
      if (old && hasSameParts(old, next)) return old;
      fieldStates.set(pointer, next);
      return next;
    },
    change: (value, path) =>
      batch(() => {
        const before = data;
        enter(path, value);
        edited(toPointer(path), before, true);
      }),
    rowTrace: (pointer) => ({ ...errors.traceOf(pointer), remembered: memory.traceOf(pointer) }),
    memory,
    followRows: () => {
      const sent = data;
      const placeSent = loadedOpenParts()?.sentPlaces(form, facts());
      const end = errors.followRows(placeSent);
      return () => {
        const placeNow = end();
        return (pointer) => {
          const at = placeNow(pointer);
          const now = at && valueAt(data, tokensOf(at));
          // What was said of what was sent is not said of what was entered meanwhile.
          return now === undefined || sameDocument(now, valueAt(sent, tokensOf(placeSent?.(pointer) ?? pointer)))
            ? at
            : undefined;
        };
      };
    },
    changeRows: (path, rows, move, back) =>
      batch(() => {
        errors.moveRows(toPointer(path), move);
        memory.moveRows(toPointer(path), move);
        if (back) {
          errors.restore(back.pointer, back.trace);
          memory.restore(back.pointer, back.trace.remembered);
        }
        enter(path, rows, true);
      }),
    setValue: (pointer, value) =>
      batch(() => {
        drafts.commitAll();
        const before = data;
        // As in `enter`; a host that sets what is there again whenever it hears of a change hears of none.
        data = shareStructure(before, setIn(before, toPath(pointer, before), value)) as JsonObject;
        edited(pointer, before, false);
      }),
    left: (pointer) => {
      if (!errors.left(pointer)) return;
      rejudge();
      emit();
    },
    flush: () => batch(drafts.commitAll, true),
    isDirty: () => dirty,
    saved: () => saved,
    context: () => context,
    setContext: (next) => {
      context = next;
      evaluate();
      batch(() => undefined);
    },
    setSources: (next) => {
      sources = next;
    },
    setServices: (next) => {
      services = next;
    },
    setListener: (next) => {
      listener = next;
    },
    reset: (next) =>
      batch(() => {
        saved = next;
        showAnew(next, 'saved');
        uploads.reset();
      }),
    replace: (next) => batch(() => showAnew(next, 'host')),
    setForm: (next) =>
      batch(() => {
        drafts.commitAll();
        form = next;
      }),
    setSaved: (next) =>
      batch(() => {
        saved = next;
      }),
    settle: (next) =>
      batch(() => {
        errors.clear();
        saved = next;
      }),
    attempt: (attempted) => {
      mode = attempted;
      return reveal();
    },
    setHostErrors: (found) => {
      const placeOf = ({ path }: FormError) =>
        hasPlace(form, data, rules, path) ? (loadedOpenParts()?.shownPlace(form, data, memory, path) ?? path) : '';
      errors.setHostErrors(found.map((error) => ({ ...error, path: placeOf(error) })));
      emit();
    },
    shownErrors: () => shown,
    isHidden: (pointer) => rules.isHidden(toPath(pointer, data)),
    checkPart: (pointers, checked) => {
      store.flush();
      mode = checked;
      return reveal((all) => all.filter(({ path }) => pointers.some((pointer) => isWithin(path, pointer))));
    },
    ...createGuide(emit),
    holds: rules.holds,
  };
  return store;
}
