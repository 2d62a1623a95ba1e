import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFormParts } from '../storeContext.ts';
import type { FormTheme, SchemaFormProps } from '../types.ts';
import { useFormTexts } from '../useFormTexts.ts';
import type { DraftKeeper } from './draftKeeper.ts';
import type { LocalDraft } from './localDraft.ts';

function asTime(moment: number): string {
  const locale = document.documentElement.lang || undefined;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
}

/** Offers entries kept on this device when the form was opened; gone after a decision. */
export function RestoreOffer({
  keeper,
  Notice,
  onStale,
  refresh,
}: {
  readonly keeper: DraftKeeper;
  readonly Notice: FormTheme['RestoreNotice'];
  readonly onStale: SchemaFormProps['onStaleDraft'];
  readonly refresh: SchemaFormProps['refreshDraft'];
}): ReactNode {
  const { store } = useFormParts();
  const text = useFormTexts('form');
  const [offered, setOffered] = useState<LocalDraft>();

  const refreshNow = useRef(refresh);
  useEffect(() => setOffered(keeper.offer(refreshNow.current)), [keeper]);
  // A comparison that is left without a choice leaves the offer standing.
  useEffect(() => store.onReplaced((pointer) => pointer === '' && setOffered(undefined)), [store]);

  if (!offered) return null;
  return (
    <Notice
      savedAt={offered.savedAt}
      text={text('restore', { time: asTime(offered.savedAt) })}
      restoreLabel={text('restoreButton')}
      discardLabel={text('discardButton')}
      onRestore={() => {
        if (onStale && offered.base && keeper.isStale(offered)) onStale({ base: offered.base, mine: offered.data });
        else store.replace(offered.data);
      }}
      onDiscard={() => {
        keeper.drop();
        setOffered(undefined);
      }}
    />
  );
}
