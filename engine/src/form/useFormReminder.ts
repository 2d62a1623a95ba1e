import { useEffect, useRef } from 'react';
import type { FormModule } from '../validation/types.ts';

/** With that many modules that say the same after the first one, somebody makes them while drawing. */
const tooMany = 2;

const contentOf = ({ schema, uiSchema }: FormModule) => JSON.stringify([schema, uiSchema]);

const remind = (form: FormModule) => {
  const seen = useRef<{ again: number; last: FormModule }>({ again: 0, last: form });
  useEffect(() => {
    const { again, last } = seen.current;
    if (last === form) return;
    seen.current = { again: contentOf(last) === contentOf(form) ? again + 1 : 0, last: form };
    if (seen.current.again !== tooMany) return;
    // biome-ignore lint/suspicious/noConsole: it is said to the developer
    console.warn(
      "SchemaForm was handed another module of the same form several times, and each time its entries began anew: call 'createFormModule' outside the component that draws the form, or keep what it answers with 'useMemo'. For another document give SchemaForm another 'key', or call 'reset' of its handle.",
    );
  }, [form]);
};

/** Says in the console that a form's module is made anew while drawing. Nothing of it is in a production build. */
export const useFormReminder: typeof remind = process.env.NODE_ENV === 'production' ? () => {} : remind;
