import { Skeleton, SkeletonItem } from '@fluentui/react-components';
import { useText } from '../../portal/PortalContext.ts';
import { useFilmPageStyles } from './FilmPage.styles.ts';

/** The outline of a film's page while the film is fetched. @param label what is being loaded; @default the film */
export function FilmSkeleton({ label }: { readonly label?: string }) {
  const text = useText();
  const styles = useFilmPageStyles();
  return (
    <Skeleton aria-label={label ?? text('film.page.loading')} className={styles.skeleton}>
      <div className={styles.header}>
        <SkeletonItem shape="rectangle" style={{ height: '100px' }} />
        <div className={styles.head}>
          <SkeletonItem size={32} />
          <SkeletonItem size={20} />
          <SkeletonItem size={32} />
        </div>
      </div>
      <SkeletonItem shape="rectangle" style={{ height: '200px' }} />
    </Skeleton>
  );
}
