import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import { useResourcesStyles } from './ResourcesPage.styles.ts';

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'] as const;

/** The outline of the library while its first page is fetched. */
export function ResourcesSkeleton() {
  const text = useText();
  const styles = useResourcesStyles();
  return (
    <Skeleton aria-label={text('resources.loading')} className={styles.grid}>
      {cards.map((card) => (
        <div key={card} className={styles.card}>
          <SkeletonItem shape="rectangle" className={styles.picture} style={{ height: 'auto' }} />
          <div className={styles.about}>
            <SkeletonItem size={20} />
            <SkeletonItem size={32} />
          </div>
        </div>
      ))}
    </Skeleton>
  );
}
