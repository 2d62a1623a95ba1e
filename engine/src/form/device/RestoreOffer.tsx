import { type ReactNode, useEffect, useReducer, useRef, useState } from 'react';
import { focusedNear } from '../fields/focusedNear.ts';
import { focusField } from '../fields/focusField.ts';
import { getPageLanguage } from '../getPageLanguage.ts';
import { useFormParts } from '../storeContext.ts';
import type { FormTheme, SchemaFormProps, UnkeptNoticeProps } from '../types.ts';
import { useFormTexts } from '../useFormTexts.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import { type KeptDraft, keptDrafts } from './keptDrafts.ts';
import { dropLocalDraft } from './localDraft.ts';

function asTime(moment: number): string {
  return new Intl.DateTimeFormat(getPageLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** Props of {@link RestoreOffer}. */
export interface RestoreOfferProps {
  readonly keeper: DraftKeeper;
  /** What is entered now could not be kept: the person is told, for leaving the page would lose it. */
  readonly isUnkept: boolean;
  readonly theme: FormTheme;
  readonly onStale: SchemaFormProps['onStaleDraft'];
  readonly refresh: SchemaFormProps['refreshDraft'];
}

const NONE: readonly KeptDraft[] = [];

const Paragraph = ({ text }: UnkeptNoticeProps) => <p>{text}</p>;

/**
 * Offers entries kept on this device when the form was opened, one after the other, until each is decided about or
 * something newer was saved, here or in another tab. What stands in the form when others are brought back is offered then.
 */
export function RestoreOffer({ keeper, isUnkept, theme, onStale, refresh }: RestoreOfferProps): ReactNode {
  const { store, news, ids, root } = useFormParts();
  const text = useFormTexts('form');
  const [offers, setOffers] = useState(NONE);
  const [turn, lookAnew] = useReducer((count: number) => count + 1, 0);
  const refreshNow = useRef(refresh);
  /** Entries that the host compares with the saved document. */
  const compared = useRef<KeptDraft>(undefined);
  const isDecided = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept has changed
  useEffect(() => {
    const found = keptDrafts(keeper.key, keeper.own, keeper.saved(), refreshNow.current);
    keeper.offered = found.map(({ place }) => place);
    setOffers(found);
  }, [keeper, turn]);
  useEffect(() => {
    keeper.onSettled = lookAnew;
  }, [keeper]);
  useEffect(
    () =>
      store.onReplaced((pointer, by) => {
        // A comparison that is left without a choice leaves the offer standing, whatever is entered or loaded afterwards.
        if (pointer === '' && by === 'host') keeper.own = compared.current?.place ?? keeper.own;
        compared.current = undefined;
        if (pointer === '') lookAnew();
      }),
    [store, keeper],
  );
  useEffect(() => {
    // What another tab types is its own; what it has saved or thrown away is offered no more.
    const onStorage = ({ key }: StorageEvent) => {
      if (keeper.offered.some(({ name }) => name === key)) lookAnew();
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [keeper]);

  useEffect(() => {
    const form = root();
    if (!isDecided.current || offers.length > 0 || !form) return;
    isDecided.current = false;
    // The button that was pressed is gone, and the focus with it.
    if (focusedNear(form)?.matches('body') ?? true) focusField(form, ids.idsAround(''));
  }, [offers, ids, root]);

  const unkept = isUnkept ? text('unkept') : '';
  useEffect(() => {
    if (unkept !== '') news.say(unkept);
  }, [news, unkept]);

  const [offered] = offers;
  const { RestoreNotice: Notice, UnkeptNotice = Paragraph } = theme;
  const note = unkept === '' ? null : <UnkeptNotice text={unkept} />;
  if (!offered) return note;
  return (
    <>
      {note}
      <Notice
        savedAt={offered.savedAt}
        text={text('restore', { time: asTime(offered.savedAt) })}
        restoreLabel={text('restoreButton')}
        discardLabel={text('discardButton')}
        onRestore={() => {
          isDecided.current = true;
          store.flush();
          keeper.keepNow();
          compared.current = offered;
          if (onStale && offered.base && offered.isStale) onStale({ base: offered.base, mine: offered.data });
          else store.replace(offered.merged);
        }}
        onDiscard={() => {
          isDecided.current = true;
          dropLocalDraft(offered.place);
          lookAnew();
        }}
      />
    </>
  );
}
