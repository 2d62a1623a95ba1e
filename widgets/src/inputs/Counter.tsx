import { mergeClasses } from '@fluentui/react-components';
import { type DraftValue, type FormTexts, useDraftText, useFormTexts } from '@reelform/engine';
import { useEffect, useState } from 'react';
import { useCounterStyles } from './Counter.styles.ts';
import { type CountNews, getCountNews, getLength } from './counting.ts';

/** Quiet time after which the news about a count is spoken, in milliseconds: not between two key presses. */
const spokenAfter = 800;

const toSpeech = (news: CountNews, texts: FormTexts): string => {
  switch (news.kind) {
    case 'none':
      return '';
    case 'remaining':
      return texts('remaining', { remaining: news.remaining });
    case 'over':
      return texts('over', { over: news.over });
  }
};

/** Props of {@link Counter}. */
export interface CounterProps {
  readonly id: string;
  readonly draft: DraftValue;
  readonly limit: number;
}

/** How much of a limit a text uses, `12/100`; near the limit and beyond it also spoken, politely and in the pauses. */
export function Counter({ id, draft, limit }: CounterProps) {
  const styles = useCounterStyles();
  const texts = useFormTexts('textarea');
  const length = getLength(useDraftText(draft));
  const news = getCountNews(length, limit);
  const speech = toSpeech(news, texts);
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    if (speech === spoken) return;
    const timer = setTimeout(() => setSpoken(speech), spokenAfter);
    return () => clearTimeout(timer);
  }, [speech, spoken]);
  return (
    <div className={styles.root}>
      <span id={id} className={mergeClasses(styles.count, news.kind === 'over' && styles.over)}>
        {texts('counter', { length, limit })}
      </span>
      <span role="status" className={styles.spoken}>
        {spoken}
      </span>
    </div>
  );
}
