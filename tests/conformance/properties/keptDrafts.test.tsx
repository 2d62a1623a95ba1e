// @vitest-environment jsdom
import '../../../engine/src/form/fixture/nodeBytes.ts';
import { type FormHandle, mergeDocuments } from '@reelform/engine';
import type { JsonObject } from '@reelform/engine/validation';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { createRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { unlabelledControls } from '../foreign/accessibleNames.ts';
import { preparedForm } from './preparedForm.ts';
import { propertyRuns } from './propertyRuns.ts';
import { documentOf } from './randomDocuments.ts';
import { formSchema } from './randomSchemas.ts';
import { StrictForm } from './StrictForm.tsx';
import { untilDrawn } from './untilDrawn.ts';

/** A form as it is by now, and what was saved and entered when its schema was another one. */
const aCase = fc
  .tuple(formSchema, formSchema)
  .chain(([before, schema]) =>
    fc.record({ schema: fc.constant(schema), saved: documentOf(schema), base: documentOf(before), mine: documentOf(before) }),
  );

/** A document as storage gives it back. */
const stored = (document: JsonObject): JsonObject => JSON.parse(JSON.stringify(document));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const { timeoutMs, ...runs } = propertyRuns(3);

it('entries kept on the device before the schema and the saved document changed come back whole, whatever they are', {
  timeout: timeoutMs,
}, async () => {
  const property = fc.asyncProperty(aCase, fc.boolean(), async ({ schema, saved, base: given, mine: entered }, hasBase) => {
    const form = await preparedForm({ schema });
    const [base, mine] = [stored(given), stored(entered)];
    const complained: string[] = [];
    vi.spyOn(console, 'warn').mockImplementation(() => undefined); // rjsf about parts that contradict each other
    vi.spyOn(console, 'error').mockImplementation((...said) => void complained.push(said.map(String).join(' ').slice(0, 400)));
    localStorage.setItem('reelform.draft.film', JSON.stringify({ savedAt: 1, data: mine, ...(hasBase && { base }) }));
    const handle = createRef<FormHandle>();
    const onSubmit = async () => ({ ok: true }) as const;
    try {
      const { container } = render(
        <StrictForm ref={handle} form={form} initialData={saved} localDraftKey="film" onSubmit={onSubmit} />,
      );
      await untilDrawn(container);
      const loaded = handle.current?.getData() ?? {};
      const wanted = hasBase ? mergeDocuments(base, mine, loaded).merged : mine;
      const offer = () => screen.queryByRole('button', { name: 'Bring them back' });
      // The notice is fetched.
      await waitFor(() => expect(offer() !== null || localStorage.getItem('reelform.draft.film') === null).toBe(true));
      const button = offer();
      await act(async () => button?.click());
      await untilDrawn(container);
      const now = handle.current?.getData();
      // Where nothing is offered, they say nothing that is not there.
      expect(mergeDocuments({}, wanted, now ?? {}).overlaps).toEqual([]);
      if (button) expect(JSON.stringify(now)).toBe(JSON.stringify(wanted));
      expect(unlabelledControls(container)).toEqual([]);
      expect(container.textContent).not.toMatch(/has failed\./);
      expect(complained).toEqual([]);
    } finally {
      cleanup();
      vi.restoreAllMocks();
      localStorage.clear();
    }
  });
  await fc.assert(property, runs);
});
