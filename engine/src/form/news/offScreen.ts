const style = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
};

/**
 * A ref for what only assistive technology is to read. Markup that a server drew has no style in it, which a strict
 * content security policy would refuse.
 */
export function putOffScreen(element: HTMLElement | null): void {
  Object.assign(element?.style ?? {}, style);
}
