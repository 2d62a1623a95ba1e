import type { FormModule } from '@reelform/engine';
import type { LazyPart } from './createLazyPart.tsx';
import { drawnParts } from './drawnParts.ts';
import { LaterCounter } from './inputs/LaterCounter.tsx';
import { Steps, Tabs } from './layout/laterPages.ts';
import { LaterLayout } from './templates/LaterLayout.tsx';
import { LaterWrap } from './templates/LaterWrap.tsx';
import { templates } from './templates/templates.ts';
import { widgets } from './widgets.ts';

const parts: { readonly [word: string]: unknown } = {
  ...widgets,
  'folded-list': templates['folded-list'],
  'ordered-list': templates['ordered-list'],
  list: templates.ArrayFieldTemplate,
  expand: templates.CyclicSchemaExpandTemplate,
  fold: templates['FoldedPartTemplate'],
  layout: LaterLayout,
  tabs: Tabs,
  steps: Steps,
  free: LaterWrap,
  optional: templates.OptionalDataControlsTemplate,
  counter: LaterCounter,
};

const isFetched = (part: unknown): part is Pick<LazyPart<object>, 'fetchPart'> =>
  typeof part === 'function' && 'fetchPart' in part;

/** rjsf's own widgets are called for by other words than they are registered under: `textarea` is `TextareaWidget`. */
const partOf = (word: string): unknown => {
  const registered = `${word.replaceAll('-', '')}widget`;
  return parts[word] ?? Object.entries(parts).find(([name]) => name.toLowerCase() === registered)?.[1];
};

/**
 * Fetches what a form is drawn with that this theme fetches when it is first drawn. Awaited before the form is drawn, as
 * the engine's `prepareForm`, it has the form appear as a whole: nothing in it moves any more, and all comes at once
 * instead of part by part.
 * @throws what an import throws; drawn nevertheless, the form tries it again
 */
export const fetchFormParts = async (form: Pick<FormModule, 'schema' | 'uiSchema'>): Promise<void> => {
  await Promise.all([...drawnParts(form)].map(partOf).map((part) => (isFetched(part) ? part.fetchPart() : undefined)));
};
