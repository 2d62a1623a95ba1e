import type { JsonObject } from '@reelform/engine/validation';
import { fireEvent } from '@testing-library/react';
import { asEntered, defaultsOf, isSameEntry } from '../../foreign/fill/sameEntry.ts';
import { done, errorsOf, exactly, idOf, type WrittenPage } from './writtenPage.tsx';

/** Something that somebody does: to which of the controls on the page, and what. */
export interface WrittenStep {
  readonly at: number;
  readonly how: number;
}

const isBox = (one: HTMLElement): boolean => one.matches('[type="checkbox"], [type="radio"]');

const isDoable = (one: HTMLElement): boolean => {
  if (one.closest('[hidden], [aria-hidden="true"], [inert]') || one.matches(':disabled')) return false;
  const isForm = one.matches('button') && ['Send', 'Keep'].includes(one.textContent ?? '');
  return !isForm && !one.matches('[readonly], [aria-readonly="true"]');
};

const holds = (value: unknown, wanted: unknown): boolean =>
  value === wanted || (typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, wanted)));

/** Whether everything of `wanted` is in a value. */
const keeps = (value: unknown, wanted: unknown): boolean =>
  typeof wanted === 'object' && wanted !== null
    ? Object.entries(wanted).every(([name, member]) => keeps(Object(value)[name], member))
    : value === wanted;

/** A value as it was entered. The constant that tells an option is not, and stays once something was. */
const entered = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (name, member) => (name === 'tag' ? undefined : member)));

/** What is typed into a control, and the value that it means, where that is written in one way only. */
function textFor({ type, inputMode }: HTMLInputElement | HTMLTextAreaElement, how: number): [text: string, value?: unknown] {
  if (type === 'date') return ['2021-03-04', '2021-03-04'];
  if (type === 'datetime-local') return ['2021-03-04T05:06'];
  if (type === 'time') return ['05:06'];
  if (type === 'range') return [String(how % 11)];
  if (type === 'number' || ['numeric', 'decimal'].includes(inputMode)) return [String(how % 90), how % 90];
  const text = [`w${how}`, `long text ${how}`, `a${how}@b.org`, `https://a.example/${how}`][how % 4] ?? '';
  return [text, text];
}

/** Whether what stands at a control is refused, or that something is in the place of the object that it would be in. */
const isRefusedAt = ({ form }: WrittenPage, id: string, document: JsonObject): boolean =>
  errorsOf(form, document).some(({ path, keyword }) => {
    const refused = idOf(form, path);
    return id === refused || (['type', 'oneOf', 'anyOf'].includes(keyword) && id.startsWith(`${refused}_`));
  });

async function typeInto(page: WrittenPage, { id }: HTMLElement, how: number): Promise<readonly string[]> {
  const control = () => document.getElementById(id) as HTMLInputElement | HTMLTextAreaElement | null;
  const put = (value: string) =>
    done(page, () => {
      control()?.focus();
      fireEvent.input(control() ?? page.container, { target: { value } });
      control()?.blur();
    });
  const first = control();
  if (!first) return [];
  const before = page.handle.getData();
  const { value: old, type } = first;
  const [text, value] = textFor(first, how);
  await put(text);
  const typed = page.handle.getData();
  if (id.endsWith('__key'))
    return exactly(typed).includes(JSON.stringify(text)) ? [] : [`the name ${text} is not in ${exactly(typed)}`];
  if (value !== undefined && !holds(typed, value)) return [`${text} of ${id} is not in ${exactly(typed)}`];
  if (control()?.value !== text) return [`${id} shows ${control()?.value} for ${text}`];
  const isNumber = type === 'number' || ['numeric', 'decimal'].includes(first.inputMode);
  // What is no text in a document is shown as one, and typed as one; what a control is not for, as nothing.
  const isShownOtherwise = old === '' ? isRefusedAt(page, id, before) : !holds(before, isNumber ? Number(old) : old);
  if (how % 3 > 0 || type === 'range' || isShownOtherwise) return [];
  await put(old);
  const again = page.handle.getData();
  const isJudgedAlike = errorsOf(page.form, before).length > 0 || errorsOf(page.form, again).length === 0;
  // A default that a condition brings stays, too.
  return isSameEntry(entered(again), entered(before), defaultsOf(page.form.schema)) && isJudgedAlike
    ? []
    : [`with ${id} typed again ${exactly(before)} is ${exactly(again)}`];
}

async function choose(page: WrittenPage, { id, value: old, options }: HTMLSelectElement, how: number) {
  const select = () => document.getElementById(id) as HTMLSelectElement | null;
  const put = (value: string) => done(page, () => fireEvent.change(select() ?? page.container, { target: { value } }));
  const before = page.handle.getData();
  const next = [...options][how % options.length]?.value ?? '';
  await put(next);
  // What is chosen may be what a rule locks the choice by: it is a text then.
  const isLocked = page.form.rules.length > 0 && select()?.matches('[readonly]');
  if (!id.endsWith('of_select') || next === '' || isLocked) return [];
  if (select()?.value !== next) return [`${id} shows ${select()?.value} for ${next}`];
  if (how % 3 > 0 || old === '' || isRefusedAt(page, id, before)) return [];
  await put(old);
  const after = page.handle.getData();
  return keeps(asEntered(after), asEntered(before))
    ? []
    : [`back at option ${old} of ${id} ${exactly(before)} is ${exactly(after)}`];
}

/** Does it, and says what is wrong with what came of it. */
export async function take(page: WrittenPage, { at, how }: WrittenStep): Promise<readonly string[]> {
  const all = [...page.container.querySelectorAll<HTMLElement>('input, textarea, select, button')].filter(isDoable);
  const one = all[at % all.length];
  if (one instanceof HTMLSelectElement) return choose(page, one, how);
  const isText = one instanceof HTMLTextAreaElement || (one instanceof HTMLInputElement && !isBox(one));
  if (isText) return one.role === 'combobox' ? [] : typeInto(page, one, how);
  await done(page, () => {
    one?.focus();
    one?.click();
  });
  return [];
}
