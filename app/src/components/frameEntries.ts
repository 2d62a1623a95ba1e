/** The forms that a page in a frame sends; none of another site's page, of which nothing is known. */
export const getSentForms = (frame: HTMLIFrameElement | null): readonly HTMLFormElement[] =>
  [...(frame?.contentDocument?.forms ?? [])].filter(({ method }) => method === 'post');

/** Whether anything is entered in a form of the page in a frame. Its forms begin empty, but for what was refused. */
export const hasFrameEntries = (frame: HTMLIFrameElement | null): boolean =>
  getSentForms(frame).some((form) => [...new FormData(form).values()].some((value) => value !== ''));
