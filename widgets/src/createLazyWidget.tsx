import type { WidgetProps } from '@rjsf/utils';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useRoomStyles } from './createLazyWidget.styles.ts';

/** Room that a widget takes while its code is fetched: one line, or a box of several. */
export type WidgetRoom = 'line' | 'box';

function Room({ room }: { readonly room: WidgetRoom }) {
  const styles = useRoomStyles();
  return <div className={styles[room]} aria-busy="true" />;
}

/**
 * A widget, or a template, whose code is fetched when it is first drawn. It is a plain function, because rjsf refuses
 * lazy components as widgets, and keeps the widget's room meanwhile, so that the page does not jump. What is drawn after
 * the code has come needs no such room.
 */
export const createLazyWidget = <Props extends object = WidgetProps>(
  load: () => Promise<ComponentType<Props>>,
  room: WidgetRoom,
): ComponentType<Props> => {
  let loaded: ComponentType<Props> | undefined;
  const Later = lazy(async () => {
    loaded = await load();
    return { default: loaded };
  });
  return function LazyWidget(props) {
    // Kept as it was for this widget: another element in its place would begin anew.
    const [Widget] = useState(() => loaded);
    if (Widget) return <Widget {...props} />;
    return (
      <Suspense fallback={<Room room={room} />}>
        <Later {...props} />
      </Suspense>
    );
  };
};
