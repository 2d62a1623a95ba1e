// @vitest-environment jsdom
import type { FormModule } from '@reelform/engine/validation';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { moduleOf } from '../../../../engine/src/form/fixture/moduleOf.ts';
import schema from '../../../../schemas/forms/promotion-preferences/schema.json' with { type: 'json' };
import ui from '../../../../schemas/forms/promotion-preferences/ui.json' with { type: 'json' };
import { mountScreen } from '../../fixture/mountScreen.tsx';
import { samplePromotion } from '../../fixture/samplePromotion.ts';
import { PortalContext, usePortal } from '../../portal/PortalContext.ts';
import { PreferencesDialog } from './PreferencesDialog.tsx';
import type { Promotion } from './usePromotion.ts';

afterEach(cleanup);

const optOut = 'POST /programs/:id/promotion-opt-out/update';
const reason = { title: 'Reason', type: 'string', maxLength: 5 };

/** The dialog over a form whose file has a field of its own. */
function Dialog({
  form,
  promotion,
  onClose,
}: {
  readonly form: FormModule;
  readonly promotion: Promotion;
  readonly onClose: () => void;
}) {
  const portal = usePortal();
  return (
    <PortalContext value={{ ...portal, loadForm: async () => ({ form }) }}>
      <PreferencesDialog filmId={1} promotion={promotion} onOptedOut={onClose} onClose={onClose} />
    </PortalContext>
  );
}

describe('a field that is added to the promotions preferences', () => {
  const mount = async (changes: Partial<Promotion> = {}) => {
    const form = await moduleOf({ ...schema, properties: { ...schema.properties, reason } }, ui);
    const onClose = vi.fn();
    const { api } = await mountScreen(<Dialog form={form} promotion={samplePromotion(changes)} onClose={onClose} />, {
      answers: { [optOut]: () => ({ success: true }) },
    });
    const dialog = await screen.findByRole('dialog', { name: 'Promotions Preferences' });
    const field = await within(dialog).findByLabelText<HTMLInputElement>('Reason');
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
    return { api, dialog, field, press, onClose };
  };

  it('is sent with what is opted out of (R-620)', async () => {
    const { api, dialog, field, press, onClose } = await mount();
    fireEvent.click(await within(dialog).findByRole('switch'));
    fireEvent.change(field, { target: { value: 'Sold' } });
    fireEvent.blur(field);
    press('Save');
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    expect(api.made.at(-1)?.input).toEqual({ params: { id: 1 }, body: { added: { reason: 'Sold' } } });
  });

  it('comes back with the film, and is locked with the switch (R-280)', async () => {
    const { field } = await mount({ promotionOptOut: 1, preferences: { reason: 'Sold' } });
    expect([field.value, field.readOnly || field.disabled]).toEqual(['Sold', true]);
  });

  it('is not left without a question', async () => {
    const { field, press, onClose } = await mount();
    fireEvent.change(field, { target: { value: 'Sold' } });
    fireEvent.blur(field);
    press('Back');
    const { textContent } = await screen.findByRole('alertdialog');
    expect(textContent).toContain('Your changes are not saved and will be lost.');
    expect(onClose).not.toHaveBeenCalled();
  });
});
