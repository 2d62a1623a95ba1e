import type { LayoutPart } from '@reelform/engine/validation';
import { Accordion } from './Accordion.tsx';
import { Columns } from './Columns.tsx';
import { Steps, Tabs } from './laterPages.ts';
import { Section } from './Section.tsx';

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
      return <Tabs tabs={part} />;
    case 'steps':
      return <Steps steps={part} />;
    default:
      return null;
  }
}
