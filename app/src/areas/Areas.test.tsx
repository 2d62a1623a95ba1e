// @vitest-environment jsdom
import { webLightTheme } from '@fluentui/react-components';
import messages from '@reelform/schemas/messages/en.json' with { type: 'json' };
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../api/ApiError.ts';
import { type Answers, createFakeApi } from '../fixture/fakeApi.ts';
import { config, languages, loadForm } from '../fixture/mountScreen.tsx';
import { PortalRoot } from '../PortalRoot.tsx';
import { screens } from '../screens.ts';
import { createSessionCheck } from '../session/checkSession.ts';
import { keepContractEnd } from '../session/contractEnd.ts';
import { createRefusals } from '../session/refusals.ts';
import { createSessionStore } from '../session/sessionStore.ts';
import { type AreaProps, Areas, type OpenPortal } from './Areas.tsx';
import { openAccount } from './account/AccountArea.tsx';
import { areaOf } from './areaOf.ts';
import { openPortal } from './portal/openPortal.tsx';

const ada = { id: 7, name: 'Ada', email: 'ada@example.com', showResourcesTab: false };
const opened: (() => void)[] = [];

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  for (const close of opened.splice(0)) close();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** Opens the portal as a page load at an address does. */
const load = async (
  address: string,
  {
    isLoggedIn = false,
    films = 'listed',
    session = 'kept',
    logout = 'answered',
    loginToken,
    forms = loadForm,
    showResourcesTab = false,
  }: {
    isLoggedIn?: boolean;
    films?: 'listed' | 'refused';
    session?: 'kept' | 'ended';
    /** Held, its page stands until the answer is given; else for a second, which a slow machine may miss. */
    logout?: 'answered' | 'held';
    loginToken?: string;
    forms?: typeof loadForm;
    showResourcesTab?: boolean;
  } = {},
) => {
  window.history.pushState(null, '', address);
  const store = createSessionStore(window);
  if (isLoggedIn) store.enter({ ...ada, showResourcesTab });
  const refusals = createRefusals();
  const held: (() => void)[] = [];
  const answers: Answers = {
    'GET /validate-session': () => {
      const user = session === 'kept' ? store.user() : undefined;
      return { status: user ? 1 : 0, showResourcesTab, ...(user && { user }), data: { notificationCount: 0 } };
    },
    'POST /sessions': () => ({ user: ada }),
    'POST /filmmaker-login-validate': () => ({ user: ada }),
    'GET /logout': async () => {
      if (logout === 'held') await new Promise<void>((done) => held.push(done));
      return { success: true };
    },
    'GET /filmmakers/films': () => {
      if (films === 'listed') return { data: { rows: [], totalRows: 0, totalPages: 0 } };
      refusals.report();
      throw new ApiError(401, 'unauthorized', 'Please log in.');
    },
  };
  const api = createFakeApi(answers);
  const open = async () => {
    const portal = await openPortal(forms);
    opened.push(portal.close);
    return portal;
  };
  const First = areaOf(address, isLoggedIn) === 'account' ? await openAccount() : (await open()).Area;
  await act(async () =>
    render(
      <PortalRoot
        portal={{ config, api }}
        languages={languages}
        session={{ store, refusals, check: createSessionCheck(api, store), loginToken }}
        theme={webLightTheme}
        styleNonce={undefined}
        First={First}
        openPortal={open}
      />,
    ),
  );
  const answerLogout = async () => {
    // It is asked for after its page is drawn.
    await waitFor(() => expect(held).toHaveLength(1));
    held.pop()?.();
  };
  return { api, answerLogout };
};

const shows = (name: string) => screen.findByRole('heading', { level: 1, name });
const where = () => window.location.pathname + window.location.search;

const logIn = async () => {
  fireEvent.change(await screen.findByLabelText(/^Email/, { selector: 'input' }), { target: { value: ada.email } });
  fireEvent.change(screen.getByLabelText(/^Password/, { selector: 'input' }), { target: { value: 'x' } });
  await act(async () => screen.getByRole('button', { name: 'Log in' }).click());
};

/** An area that the person leaves when the test says so, before a portal that is ready when the test says so. */
const mountArea = () => {
  let leave: AreaProps['onLeave'] = () => () => undefined;
  let open: (portal: OpenPortal) => void = () => undefined;
  const portal = new Promise<OpenPortal>((done) => {
    open = done;
  });
  const First = ({ onLeave }: AreaProps) => {
    leave = onLeave;
    return <p>account</p>;
  };
  render(<Areas First={First} openPortal={() => portal} />);
  const close = vi.fn();
  return { leave: () => leave(), open: () => act(async () => open({ Area: () => <p>portal</p>, close })), close };
};

describe('the change of areas', () => {
  it('keeps the area before until the portal is ready', async () => {
    const { leave, open, close } = mountArea();
    leave();
    expect(screen.getByText('account')).toBeTruthy();
    await open();
    expect(screen.getByText('portal')).toBeTruthy();
    expect(screen.queryByText('account')).toBeNull();
    expect(close).not.toHaveBeenCalled();
  });

  it('does not happen for someone who went elsewhere meanwhile, and the portal is closed', async () => {
    const { leave, open, close } = mountArea();
    const stay = leave();
    stay();
    await open();
    expect(screen.getByText('account')).toBeTruthy();
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('the two areas of the portal', () => {
  it('a login leads on to My Films, whose heading takes the focus (R-055)', async () => {
    await load('/login');
    await shows('Log in');
    await logIn();
    const heading = await shows('My Films');
    expect(where()).toBe('/');
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('an address asked for without a session is shown after logout and login, its query included (R-033, R-039)', async () => {
    const { answerLogout } = await load('/films?search=light', { logout: 'held' });
    await shows('Logging Out...');
    await answerLogout();
    await shows('Log in');
    expect(window.history.state.usr).toEqual({ from: '/films?search=light' });
    expect(screen.queryByText(/is kept on this device/)).toBeNull();
    await logIn();
    await shows('My Films');
    expect(where()).toBe('/films?search=light');
  });

  it.each(['signed', 'cancelled'] as const)(
    'who has %s a contract is told so, at login without a session and at home with one (R-308, R-309)',
    async (end) => {
      keepContractEnd(end);
      await load('/');
      await shows('Log in');
      expect(screen.getByText(messages.notices[`login.contract.${end}`])).toBeTruthy();
      cleanup();
      keepContractEnd(end);
      await load('/', { isLoggedIn: true });
      await shows('My Films');
      expect(await screen.findByText(messages.notices[`films.contract.${end}`])).toBeTruthy();
    },
  );

  it.each(['/login', '/signup'])('%s leads someone who is logged in to My Films (R-055)', async (address) => {
    const { api } = await load(address, { isLoggedIn: true });
    await shows('My Films');
    expect(where()).toBe('/');
    expect(api.names()).toContain('GET /validate-session');
  });

  it.each([
    ['/login', 'Log in'],
    ['/signup', 'Create account'],
  ])(
    '%s shows its form to someone whose session the server has ended, and says nothing of it (R-035)',
    async (address, name) => {
      await load(address, { isLoggedIn: true, session: 'ended' });
      expect(await screen.findByRole('button', { name })).toBeTruthy();
      expect(where()).toBe(address);
      expect(screen.queryByText(/You were logged out/)).toBeNull();
    },
  );

  it('a login in another tab leads on from login here, to where the session was lost (R-039)', async () => {
    await load('/films?search=light');
    await shows('Log in');
    createSessionStore(window).enter(ada);
    await act(async () => window.dispatchEvent(new StorageEvent('storage', { key: 'user' })));
    await shows('My Films');
    expect(where()).toBe('/films?search=light');
  });

  it('a refused call leads to the logout, once, and login back, which says that entries are kept (R-038, R-039)', async () => {
    const { api } = await load('/films?page=1', { isLoggedIn: true, films: 'refused' });
    await shows('Log in');
    expect(api.names().filter((name) => name === 'GET /logout')).toHaveLength(1);
    expect(window.history.state.usr).toEqual({ from: '/films?page=1', notices: ['login.interrupted'] });
    expect(screen.getByText(/What you typed and did not save is kept on this device/)).toBeTruthy();
  });

  it('the browser’s back button finds the logout’s guard after a logout (R-033, R-044)', async () => {
    const { answerLogout } = await load('/', { isLoggedIn: true, logout: 'held' });
    const logsOut = async () => {
      await shows('Logging Out...');
      await answerLogout();
      await shows('Log in');
    };
    await shows('My Films');
    await act(async () => screen.getByRole('button', { name: 'Ada' }).click());
    const logout = await screen.findByRole('menuitem', { name: 'Logout' }); // the menu is fetched when it is first opened
    await act(async () => logout.click());
    await logsOut();
    await act(async () => window.history.back());
    await logsOut();
  });

  it.each(['/nowhere', '/login/more', '/forgot-password/more', '/invitation/x/more', '/contract/x/more', '/x/signed/more'])(
    '%s shows the 404 page with and without a session (R-022, R-024, R-025)',
    async (address) => {
      await load(address);
      await shows('Page not found');
      cleanup();
      await load(address, { isLoggedIn: true });
      await shows('Page not found');
    },
  );

  it.each([
    ['/forgot-password', 'Forgot your password?'],
    ['/reset-password/x', 'Set a new password'],
    ['/invitation/x', 'Invitation'],
    ['/contract/x', 'Whoops...'],
    ['/x/signed', 'Contract signed'],
  ])('%s is there with and without a session (R-007, R-008, R-010 to R-012, R-029)', async (address, title) => {
    await load(address);
    await shows(title);
    cleanup();
    await load(address, { isLoggedIn: true });
    await shows(title);
  });

  it('a login link is posted once and leads to My Films (R-322)', async () => {
    const { api } = await load('/auto-login', { loginToken: 'a-secret' });
    await shows('My Films');
    expect(where()).toBe('/');
    expect(api.names().filter((name) => name === 'POST /filmmaker-login-validate')).toHaveLength(1);
  });

  it.each([
    ['/payment?activetab=revenue', 'Payment'],
    ['/payment/more', 'Payment'],
    ['/resources', 'Resources'],
    ['/resources/more', 'Page not found'],
  ])('%s shows %s to those who may see it (R-006, R-019, R-025, R-026)', async (address, title) => {
    await load(address, { isLoggedIn: true, showResourcesTab: true });
    await shows(title);
  });

  it.each([
    ['/', 'My Films'],
    ['/films', 'My Films'],
    ['/films/more', 'Page not found'],
    ['/overview', 'Dashboard'],
    ['/profile', 'My Profile'],
    ['/profile/more', 'Page not found'],
    ['/change-password', 'Change Password'],
    ['/films/view/7', 'My Films / View'],
    ['/films/view/7/more', 'My Films / View'],
    ['/my-channel/7/assign-video-order', 'Manage Program Order'],
    ['/my-channel/7/assign-video-order/more', 'Manage Program Order'],
    ['/my-channel', 'My Channel'],
    ['/my-channel/more', 'My Channel'],
    ['/terms', 'Terms and Conditions'],
    ['/terms/x', 'Terms and Conditions'],
  ])(
    '%s shows %s (R-001, R-004, R-013 to R-015, R-017, R-018, R-020, R-021, R-024 to R-026, R-335, R-444, R-493)',
    async (address, title) => {
      await load(address, { isLoggedIn: true });
      await shows(title);
    },
  );

  it.each([
    ['/overview', 'Dashboard'],
    ['/profile', 'My Profile'],
    ['/change-password', 'Change Password'],
    ['/films/view/7', 'My Films / View'],
    ['/my-channel/7/assign-video-order', 'Manage Program Order'],
    ['/my-channel', 'My Channel'],
    ['/terms/x', 'Terms and Conditions'],
    ['/payment', 'Page not found'],
    ['/resources', 'Page not found'],
    ['/staff', 'Page not found'],
    ['/staff/films/7', 'Page not found'],
    ['/staff/outbox', 'Page not found'],
    ['/staff/change-password', 'Page not found'],
  ])('%s is behind the guard (R-029, R-033)', async (address, title) => {
    await load(address, { isLoggedIn: true });
    await shows(title);
    cleanup();
    localStorage.clear();
    await load(address, { logout: 'held' });
    await shows('Logging Out...');
  });

  it('Back Home leads a visitor to login, and someone logged in to My Films without a page load (R-023)', async () => {
    await load('/nowhere', { isLoggedIn: true });
    fireEvent.click(await screen.findByRole('link', { name: 'Back Home' }));
    await shows('My Films');
    cleanup();
    localStorage.clear();
    await load('/nowhere');
    fireEvent.click(await screen.findByRole('link', { name: 'Back Home' }));
    await shows('Log in');
  });
});

describe('off the net', () => {
  const forms: typeof loadForm = (name) =>
    navigator.onLine ? loadForm(name) : Promise.reject(new TypeError('Failed to fetch'));
  it.each([
    ['whose form', 'Dashboard'],
    ['whose files', 'My Channel'],
  ])('a screen %s cannot be fetched says so beside the menu, and comes by itself when the net is back', async (_what, name) => {
    const whole = screens.myChannel.load;
    const files = vi
      .spyOn(screens.myChannel, 'load')
      .mockImplementation(() => (navigator.onLine ? whole() : Promise.reject(new TypeError('Failed to fetch'))));
    const net = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    await load('/', { isLoggedIn: true, forms });
    await shows('My Films');
    net.mockReturnValue(false);
    await act(async () => screen.getByRole('link', { name }).click());
    const refusal = 'The server can not be reached. Please check your connection and try again.';
    expect(await screen.findByText(refusal)).toBeTruthy();
    expect(screen.getByRole('link', { name: /^My Films/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    net.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    // The screen's own calls may have no answer here.
    await waitFor(() => expect(screen.queryByText(refusal)).toBeNull());
    net.mockRestore();
    files.mockRestore();
  });

  it('a screen of people without a session says so too, and comes by itself', async () => {
    const files = vi.spyOn(screens.contractCancelled, 'load').mockRejectedValue(new TypeError('Failed to fetch'));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await load('/x/cancelled');
    expect(await screen.findByText('The server can not be reached. Please check your connection and try again.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    files.mockRestore();
    await act(async () => window.dispatchEvent(new Event('online')));
    await shows('Contract cancelled');
  });

  it('breaks words without an end, wherever they stand', async () => {
    await load('/login');
    await shows('Log in');
    expect(getComputedStyle(document.body).overflowWrap).toBe('break-word');
  });
});
