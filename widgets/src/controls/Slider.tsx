import type { ComponentProps, CSSProperties } from 'react';
import { useSliderClass } from './slider.styles.ts';

/** Props of {@link Slider}; everything else is the `<input>`'s own. */
export interface SliderProps
  extends Omit<ComponentProps<'input'>, 'className' | 'max' | 'min' | 'onChange' | 'type' | 'value'> {
  readonly min: number;
  readonly max: number;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/**
 * A number on a scale. An `<input>` of its own: the styles of Fluent's have Chromium warn of `slider-vertical`, wherever one
 * is drawn.
 */
export function Slider({ min, max, value, onChange, style, ...rest }: SliderProps) {
  const share = max > min ? Math.min(Math.max((value - min) / (max - min), 0), 1) : 0;
  const filled: CSSProperties & { readonly '--slider-share': number } = { ...style, '--slider-share': share };
  return (
    <input
      {...rest}
      type="range"
      className={useSliderClass()}
      style={filled}
      min={min}
      max={max}
      value={value}
      onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
    />
  );
}
