import type { ComponentProps } from 'react';
import { chevronDownIcon } from '../icons/chevronDownIcon.ts';
import { useBoxClass } from './input.styles.ts';
import { useSelectBoxClass, useSelectClass } from './select.styles.ts';

/** The browser's own list to choose from. */
export function Select(props: ComponentProps<'select'>) {
  const box = useSelectBoxClass();
  const select = `${useBoxClass()} ${useSelectClass()}`;
  return (
    <span className={box}>
      <select {...props} className={select} />
      {chevronDownIcon}
    </span>
  );
}
