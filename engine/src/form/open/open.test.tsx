// @vitest-environment jsdom
import type { WidgetProps } from '@rjsf/utils';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FormModule, JsonObject } from '../../validation/types.ts';
import { extendTheme } from '../extendTheme.ts';
import { moduleOf, portalModules } from '../fixture/moduleOf.ts';
import { plainTheme } from '../fixture/plainTheme.tsx';
import { SchemaForm } from '../SchemaForm.tsx';
import { fetchOpenParts } from './fetchOpenParts.ts';
import { openParts } from './openParts.ts';

afterEach(() => {
  cleanup();
  vi.doUnmock('./openParts.ts');
  vi.restoreAllMocks();
});

const onSubmit = async () => ({ ok: true }) as const;

const open = await moduleOf({
  type: 'object',
  properties: {
    contact: {
      oneOf: [
        { title: 'Mail', type: 'object', properties: { mail: { title: 'Address', type: 'string' } } },
        { title: 'Phone', type: 'object', properties: { phone: { title: 'Number', type: 'string' } } },
      ],
    },
  },
});

/** What draws forms, as in a page that has fetched nothing yet. */
async function anew() {
  vi.resetModules();
  const [{ SchemaForm: Form }, { prepareForm }, { plainTheme: theme }] = await Promise.all([
    import('../SchemaForm.tsx'),
    import('../prepareForm.ts'),
    import('../fixture/plainTheme.tsx'),
  ]);
  const draw = (form: FormModule, data: JsonObject = {}) => (
    <Form form={form} theme={theme} initialData={data} onSubmit={onSubmit} />
  );
  return { SchemaForm: Form, prepareForm, theme, draw };
}

/** A form that is drawn at once, and has a widget named 'matcher'. */
async function askingForm() {
  const { draw: _, ...parts } = await anew();
  const title = { title: 'Title', type: 'string' };
  const fixed = await moduleOf({ type: 'object', properties: { title } }, { title: { 'ui:widget': 'matcher' } });
  return { ...parts, fixed };
}

class Boundary extends Component<{ readonly children: ReactNode }, { readonly text?: string }> {
  override state: { readonly text?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { text: String(error) };
  }
  override render() {
    return this.state.text ?? this.props.children;
  }
}

describe('a form that leaves open what is drawn', () => {
  it('is drawn once its parts have been fetched', async () => {
    const { draw } = await anew();
    render(draw(open));
    expect(document.querySelector('form')).toBeNull();
    expect(await screen.findByLabelText('Address')).toBeTruthy();
  });

  it('is drawn as its condition has it', async () => {
    const { draw } = await anew();
    const form = await moduleOf({
      type: 'object',
      properties: { kind: { title: 'Kind', type: 'string' }, name: { title: 'Name', type: 'string' } },
      if: { required: ['kind'], properties: { kind: { const: 'x' } } },
      then: { required: ['name'] },
    });
    render(draw(form));
    fireEvent.change(await screen.findByLabelText('Kind'), { target: { value: 'x' } });
    fireEvent.blur(screen.getByLabelText('Kind'));
    expect(screen.getByLabelText('Name *')).toBeTruthy();
  });

  it('is drawn at once where it was prepared, on a server too', async () => {
    const { draw, prepareForm } = await anew();
    await prepareForm(open);
    expect(renderToString(draw(open))).toContain('Address');
    render(draw(open));
    expect(screen.getByLabelText('Address')).toBeTruthy();
  });

  it('fails in its place where they cannot be fetched, and asks for them again when it is drawn anew', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { draw } = await anew();
    vi.doMock('./openParts.ts', () => {
      throw new Error('offline');
    });
    const { container, unmount } = render(<Boundary>{draw(open)}</Boundary>);
    await expect.poll(() => container.textContent).toContain('Error');
    unmount();
    vi.doUnmock('./openParts.ts');
    render(<Boundary>{draw(open)}</Boundary>);
    expect(await screen.findByLabelText('Address')).toBeTruthy();
  });
});

describe('any other form', () => {
  it('is drawn at once', async () => {
    const { draw } = await anew();
    const properties = {
      title: { title: 'Title', type: 'string' },
      kind: { title: 'Kind', type: 'string', oneOf: [{ const: 'a', title: 'First' }] },
      rows: { type: 'array', items: { $ref: '#/definitions/row' } },
    };
    const definitions = { row: { type: ['string', 'null'], title: 'Row' } };
    const form = await moduleOf({ type: 'object', properties, definitions });
    render(draw(form, { rows: ['r'] }));
    expect(screen.getByLabelText('Title')).toBeTruthy();
    expect(screen.getByText('First')).toBeTruthy();
    expect(screen.getByDisplayValue('r')).toBeTruthy();
  });

  describe('with a widget that asks for the whole registry', () => {
    const Matcher = ({ registry, value }: WidgetProps) => {
      const { schemaUtils } = registry;
      const options = [{ type: 'number' as const }, { type: 'string' as const, minLength: 3, pattern: '^a' }];
      const chosen = schemaUtils.getFirstMatchingOption(value, options);
      return `${chosen}:${Object.keys(registry.fields).includes('OneOfField')}`;
    };
    const widgets = { matcher: Matcher };

    it('is drawn with it, at once where it was prepared', async () => {
      const { SchemaForm: Form, prepareForm, theme, fixed } = await askingForm();
      const whole = extendTheme(theme, { widgets, hasWholeRegistry: true });
      expect(extendTheme(whole, {}).hasWholeRegistry).toBe(true);
      const drawn = <Form form={fixed} theme={whole} initialData={{ title: 'abc' }} onSubmit={onSubmit} />;
      const { container } = render(drawn);
      expect(container.textContent).toBe('');
      expect(await screen.findByText('1:true')).toBeTruthy();
      await prepareForm(fixed, whole);
      expect(renderToString(drawn)).toContain('1:true');
    });

    it('says how to have it where the theme does not', async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { SchemaForm: Form, theme, fixed } = await askingForm();
      render(<Form form={fixed} theme={extendTheme(theme, { widgets })} onSubmit={onSubmit} />);
      expect(error.mock.calls.flat().map(String)).toContainEqual(expect.stringContaining('Set hasWholeRegistry'));
    });
  });

  it('finds nothing for those parts to do', async () => {
    await fetchOpenParts();
    const forms = (await portalModules()).filter((form) => form.isOpen === false);
    expect(forms.length).toBeGreaterThan(20);
    const kinds = vi.spyOn(openParts, 'openKind');
    const names = vi.spyOn(openParts, 'ownWords');
    const activates = vi.spyOn(openParts, 'activatedDefaults');
    for (const form of forms) {
      expect(openParts.withoutBlankTitles(form.schema)).toBe(form.schema);
      expect(openParts.foldRecursion(form.schema)).toBe(form.schema);
      const { container, unmount } = render(<SchemaForm form={form} theme={plainTheme} onSubmit={onSubmit} />);
      expect([form.name, container.querySelector('[id*="of_select"]')]).toEqual([form.name, null]);
      unmount();
    }
    expect(kinds.mock.results.map(({ value }) => value).filter(Boolean)).toEqual([]);
    expect(names.mock.results.map(({ value }) => value)).toEqual(names.mock.calls.map(([uiSchema]) => uiSchema));
    expect(activates).not.toHaveBeenCalled();
  });
});
