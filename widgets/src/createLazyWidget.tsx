import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, lazy, Suspense } from 'react';
import { useRoomStyles } from './createLazyWidget.styles.ts';

/** Room that a widget takes while its code is fetched: one line, or a box of several. */
export type WidgetRoom = 'line' | 'box';

function Room({ room }: { readonly room: WidgetRoom }) {
  const styles = useRoomStyles();
  return <div className={styles[room]} aria-busy="true" />;
}

/**
 * A widget, or a template, whose code is fetched when it is first drawn. It is a plain function, because rjsf refuses lazy components
 * as widgets, and keeps the widget's room meanwhile, so that the page does not jump.
 */
export const createLazyWidget = <Props extends object = WidgetProps>(
  load: () => Promise<ComponentType<Props>>,
  room: WidgetRoom,
): ComponentType<Props> => {
  const Widget = lazy(() => load().then((component) => ({ default: component })));
  return function LazyWidget(props) {
    return (
      <Suspense fallback={<Room room={room} />}>
        <Widget {...props} />
      </Suspense>
    );
  };
};
