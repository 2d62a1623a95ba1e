import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { localizeForm } from '../validation/index.ts';
import type { FormModule } from '../validation/types.ts';
import { FormBody } from './FormBody.tsx';
import type { SchemaFormProps } from './types.ts';
import { type Interpreter, loadedInterpreter, loadInterpreter } from './validator/interpreter.ts';
import { hasUnforeseenBranches } from './validator/unforeseenBranches.ts';

const moduleKeys = new WeakMap<FormModule, number>();
let lastModuleKey = 0;

function keyOf(form: FormModule): number {
  const known = moduleKeys.get(form);
  if (known !== undefined) return known;
  lastModuleKey += 1;
  moduleKeys.set(form, lastModuleKey);
  return lastModuleKey;
}

/**
 * Draws a form module: its fields through the theme, its buttons, its errors. A form with branches that were not
 * compiled is drawn once the interpreter for them has been loaded.
 */
export function SchemaForm(props: SchemaFormProps): ReactNode {
  const { form, locale } = props;
  const localized = useMemo(() => (locale ? localizeForm(form, locale) : form), [form, locale]);
  const needsInterpreter = useMemo(() => hasUnforeseenBranches(form), [form]);
  const [interpreter, setInterpreter] = useState(loadedInterpreter);

  useEffect(() => {
    if (!needsInterpreter || interpreter) return undefined;
    let isWanted = true;
    const take = (loaded: Interpreter) => {
      if (isWanted) setInterpreter(() => loaded);
    };
    loadInterpreter().then(take, () => take(() => false));
    return () => {
      isWanted = false;
    };
  }, [needsInterpreter, interpreter]);

  if (needsInterpreter && !interpreter) return null;
  return <FormBody key={keyOf(form)} {...props} form={localized} interpreter={interpreter} />;
}
