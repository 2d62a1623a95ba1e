import type { FormModule } from '@reelform/engine/validation';
import { expect, it } from 'vitest';
import { drawFields } from './method-form.ts';

const properties = {
  email: { title: 'E-mail', type: 'string', format: 'email', maxLength: 254 },
  holder: { title: 'Account holder', type: 'string' },
};
const module: FormModule = {
  name: 'payment',
  schema: { type: 'object', required: ['email'], properties },
  uiSchema: { holder: { 'ui:autocomplete': 'name', 'ui:typing': { inputMode: 'numeric', spellCheck: false } } },
  rules: [],
  actions: [],
  messages: { keywords: {}, formats: {}, widgets: {} },
  checks: {},
  branches: {},
  transient: [],
};

it('a field of a payment method is the input that its schema asks for', () => {
  const schemaOf = (field: string) => ({ ...(field === 'email' ? properties.email : properties.holder) });
  const html = drawFields({ module, schemaOf, notices: {}, entries: { holder: 'Ada <3' }, errors: [] });
  const [email, holder] = html.match(/<input [^>]*>/g) ?? [];
  expect(email).toBe('<input type="email" id="email" name="email" required maxlength="254" value="">');
  expect(holder).toBe(
    '<input type="text" id="holder" name="holder" autocomplete="name" inputmode="numeric" spellcheck="false" value="Ada &lt;3">',
  );
});
