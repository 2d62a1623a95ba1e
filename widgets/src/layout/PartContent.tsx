import type { LayoutPart } from '@reelform/engine/validation';
import { lazy, Suspense } from 'react';
import { Accordion } from './Accordion.tsx';
import { Columns } from './Columns.tsx';
import { Section } from './Section.tsx';
import { Waiting } from './Waiting.tsx';

const Tabs = lazy(() => import('./Tabs.tsx').then((module) => ({ default: module.Tabs })));
const Steps = lazy(() => import('./Steps.tsx').then((module) => ({ default: module.Steps })));

/** What a part other than a field draws; nothing for a kind that no layout has. */
export function PartContent({ part }: { readonly part: Exclude<LayoutPart, string> }) {
  switch (part.kind) {
    case 'field':
      return null;
    case 'columns':
      return <Columns columns={part.columns} parts={part.parts} />;
    case 'section':
      return <Section section={part} />;
    case 'accordion':
      return <Accordion accordion={part} />;
    case 'tabs':
      return (
        <Suspense fallback={<Waiting />}>
          <Tabs tabs={part} />
        </Suspense>
      );
    case 'steps':
      return (
        <Suspense fallback={<Waiting />}>
          <Steps steps={part} />
        </Suspense>
      );
    default:
      return null;
  }
}
