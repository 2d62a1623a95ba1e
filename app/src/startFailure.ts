/** Id of the text in `index.html` that stands in when the portal cannot start: then there are no messages to take it from. */
const templateId = 'reelform-start-failure';

/** Says in the page that the portal could not be loaded, with a button to try again. */
export const showStartFailure = (root: HTMLElement): void => {
  const template = document.getElementById(templateId);
  if (!(template instanceof HTMLTemplateElement)) return;
  root.replaceChildren(template.content.cloneNode(true));
  root.querySelector('button')?.addEventListener('click', () => window.location.reload());
};
