import { PublicFrame } from '../../components/PublicFrame.tsx';
import { RouteLink } from '../../components/RouteLink.tsx';
import { useText } from '../../portal/PortalContext.ts';
import { paths } from '../../routes.ts';

/** The screen at every address that is no screen's. */
export function NotFoundPage() {
  const text = useText();
  return (
    <PublicFrame title={text('notFound.title')} intro={text('notFound.message')}>
      <RouteLink to={paths.home} look="button">
        {text('notFound.home')}
      </RouteLink>
    </PublicFrame>
  );
}
