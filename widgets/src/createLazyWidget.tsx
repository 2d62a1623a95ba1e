import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { createLazyPart, type LazyPart } from './createLazyPart.tsx';
import { useRoomStyles } from './createLazyWidget.styles.ts';

/** Room that a widget takes while its code is fetched: one line, a box of several, or a height in CSS by what it is handed. */
export type WidgetRoom<Props = WidgetProps> = 'line' | 'box' | ((props: Props) => string);

const roomOf = <Props extends object>(room: WidgetRoom<Props>) =>
  function Room(props: Props) {
    const styles = useRoomStyles();
    if (typeof room === 'function') return <div style={{ minHeight: room(props) }} aria-busy="true" />;
    return <div className={styles[room]} aria-busy="true" />;
  };

/**
 * A widget, or a template, whose code is fetched when it is first drawn. It is a plain function, because rjsf refuses
 * lazy components as widgets, and keeps the widget's room meanwhile, so that the page does not jump. What is drawn after
 * the code has come needs no such room.
 */
export const createLazyWidget = <Props extends object = WidgetProps>(
  load: () => Promise<ComponentType<Props>>,
  room: WidgetRoom<Props>,
): LazyPart<Props> => createLazyPart(load, roomOf(room));
