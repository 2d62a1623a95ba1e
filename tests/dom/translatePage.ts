import { onTestFinished } from 'vitest';

/** Puts elements with another text in the place of texts, now and whenever one comes, as browsers do that translate a page. */
export const translatePage = () => {
  const translate = (text: Node) => {
    const { parentNode } = text;
    if (!text.nodeValue?.trim() || !parentNode || parentNode.nodeName === 'FONT' || parentNode.nodeName === 'STYLE') return;
    const font = document.createElement('font');
    font.textContent = `→${text.nodeValue}`;
    parentNode.replaceChild(font, text);
  };
  const translateAll = (within: Node) => {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) translate(text);
  };
  translateAll(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node.nodeType === Node.TEXT_NODE) translate(node);
        else translateAll(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
};
