import type { WidgetProps } from '@rjsf/utils';
import type { ComponentType } from 'react';
import { createLazyPart } from './createLazyPart.tsx';
import { useRoomStyles } from './createLazyWidget.styles.ts';

/** Room that a widget takes while its code is fetched: one line, or a box of several. */
export type WidgetRoom = 'line' | 'box';

const roomOf = (room: WidgetRoom) =>
  function Room() {
    const styles = useRoomStyles();
    return <div className={styles[room]} aria-busy="true" />;
  };

/**
 * A widget, or a template, whose code is fetched when it is first drawn. It is a plain function, because rjsf refuses
 * lazy components as widgets, and keeps the widget's room meanwhile, so that the page does not jump. What is drawn after
 * the code has come needs no such room.
 */
export const createLazyWidget = <Props extends object = WidgetProps>(
  load: () => Promise<ComponentType<Props>>,
  room: WidgetRoom,
): ComponentType<Props> => createLazyPart(load, roomOf(room));
