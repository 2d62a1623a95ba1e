import type { User } from './storedSession.ts';

/** Whom the help widget is told. */
export type HelpWidgetIdentity = Pick<User, 'name' | 'email'>;

/** What the configured help widget's module exports. */
interface HelpWidget {
  identify(identity: HelpWidgetIdentity): void;
}

const isHelpWidget = (file: object): file is HelpWidget => 'identify' in file && typeof file.identify === 'function';

let known: User['id'] | undefined;

/**
 * Loads the help widget and tells it once a session who is asking. Its address is that of an ES module that exports
 * `identify({ name, email })`: a few lines around the script of whichever vendor. A widget that does not load leaves
 * the portal as it is.
 *
 * @param url Empty: no widget.
 */
export const startHelpWidget = (url: string, { id, name, email }: User): void => {
  if (url === '' || known === id) return;
  known = id;
  import(url).then(
    (file: object) => {
      if (isHelpWidget(file)) file.identify({ name, email });
    },
    () => {
      known = undefined;
    },
  );
};
