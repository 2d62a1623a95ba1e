import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import type { FormLoader } from '../../portal/forms.ts';
import type { OpenPortal } from '../Areas.tsx';
import { createPortalRoutes } from './portalRoutes.tsx';

type PortalRouter = ReturnType<typeof createBrowserRouter>;

const prepared = (router: PortalRouter) =>
  new Promise<void>((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });

/** Opens the portal's area at the current address: everything behind the data router. */
export const openPortal = async (loadForm: FormLoader): Promise<OpenPortal> => {
  const router = createBrowserRouter(createPortalRoutes(loadForm));
  await prepared(router);
  return { Area: () => <RouterProvider router={router} />, close: () => router.dispose() };
};
