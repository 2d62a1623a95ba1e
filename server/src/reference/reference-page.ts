import { escapeHtml } from '../mail/escape-html.ts';
import type { CallGroup, Content, OpenApi, Operation } from './openapi.ts';
import type { ReferenceTexts } from './reference-texts.ts';
import { memberHtml, schemaHtml } from './schema-html.ts';

const style = `
:root{color-scheme:light dark;font:16px/1.5 Segoe UI,Helvetica,Arial,sans-serif;
--ink:#242424;--soft:#5c5c5c;--line:#d1d1d1;--paper:#fff;--shade:#f5f5f5;--brand:#4f3cc9;--get:#0e700e;--post:#4f3cc9;--delete:#a4262c}
@media screen and (prefers-color-scheme:dark){:root{--ink:#f5f5f5;--soft:#c8c8c8;--line:#4a4a4a;--paper:#1f1f1f;--shade:#292929;--brand:#aba4f2;--get:#54b054;--post:#aba4f2;--delete:#f1909b}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink)}
main{max-width:960px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:28px;line-height:1.25;margin:0 0 8px}h2{font-size:20px;margin:40px 0 8px}h3{font-size:16px;margin:16px 0 4px}
a{color:var(--brand)}p{margin:4px 0 8px}code{font:14px/1.5 Consolas,Menlo,monospace;overflow-wrap:anywhere}
nav ul{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:8px 24px}nav a{display:inline-block;padding:4px 0}
details{border:1px solid var(--line);border-radius:4px;margin:0 0 8px}
summary{cursor:pointer;padding:10px 12px;min-height:44px;overflow-wrap:anywhere}details[open]>summary{border-bottom:1px solid var(--line);background:var(--shade)}
details>div{padding:8px 16px 16px}
.method{display:inline-block;min-width:64px;font-weight:700}.get{color:var(--get)}.post{color:var(--post)}.delete{color:var(--delete)}
section ul{margin:4px 0;padding-inline-start:20px}li{margin:4px 0}.name{font-weight:700}.type,em{color:var(--soft)}li p{color:var(--soft);margin:0}
:focus-visible{outline:2px solid var(--ink);outline-offset:2px}`;

/** What stands in the page for the nonce of its style; it stands there once. */
export const styleNonce = '{style-nonce}';

/** The description of the API as a page that needs no script. */
export function referencePage(document: OpenApi, texts: ReferenceTexts): string {
  const { info, tags, paths, components } = document;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const parts = [
    ...tags.map(({ name, description }) => ({ id: name, title: description, html: callsOf(name) })),
    { id: 'errors', title: texts.errors, html: Object.entries(components.responses).map(errorHtml).join('') },
    { id: 'schemas', title: texts.schemas, html: Object.entries(components.schemas).map(componentHtml).join('') },
  ];

  function callsOf(group: CallGroup): string {
    return operations
      .filter(({ operation }) => operation.tags[0] === group)
      .map(
        ({ method, path, operation }) =>
          `<details id="${operation.operationId}"><summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${escapeHtml(path)}</code></summary><div>${operationHtml(operation)}</div></details>`,
      )
      .join('');
  }

  function operationHtml({ description, parameters, requestBody, responses }: Operation): string {
    const rows = parameters.map(({ name, in: place, required, schema, description: text }) =>
      memberHtml(`${name} (${place})`, { ...schema, ...(text && { description: text }) }, required, texts.required),
    );
    const answer = responses['200'];
    return [
      `<p>${escapeHtml(description)}</p>`,
      rows.length > 0 ? `<h3>${escapeHtml(texts.parameters)}</h3><ul>${rows.join('')}</ul>` : '',
      requestBody
        ? `<h3>${escapeHtml(texts.body)}</h3><p>${escapeHtml(requestBody.description)}</p>${contentHtml(requestBody)}`
        : '',
      answer && 'content' in answer ? `<h3>${escapeHtml(texts.reply)}</h3>${contentHtml(answer)}` : '',
    ].join('');
  }

  function contentHtml({ content }: Content): string {
    return schemaHtml(content['application/json'].schema, texts.required);
  }

  function componentHtml([name, schema]: readonly [string, OpenApi['components']['schemas'][string]]): string {
    return `<h3 id="schema-${escapeHtml(name)}"><code>${escapeHtml(name)}</code></h3>${schemaHtml(schema, texts.required)}`;
  }

  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<style nonce="${styleNonce}">${style}</style><title>${escapeHtml(info.title)}</title></head>
<body><main><h1>${escapeHtml(info.title)}</h1><p>${escapeHtml(info.description)}</p>
<nav aria-label="${escapeHtml(texts.navigation)}"><ul>
${parts.map(({ id, title }) => `<li><a href="#${id}">${escapeHtml(title)}</a></li>`).join('\n')}
<li><a href="/docs/openapi.json">${escapeHtml(texts.document)}</a></li></ul></nav>
${parts.map(({ id, title, html }) => `<section aria-labelledby="${id}"><h2 id="${id}">${escapeHtml(title)}</h2>${html}</section>`).join('\n')}
</main></body></html>
`;
}

/** The errors of one status, by their codes. */
function errorHtml([name, { description }]: readonly [string, Content]): string {
  const [, ...lines] = description.split('\n- ');
  const items = lines.map((line) => `<li>${escapeHtml(line).replace(/`([^`]+)`/g, '<code class="name">$1</code>')}</li>`);
  return `<h3>${escapeHtml(name.replace(/\D/g, ''))}</h3><ul>${items.join('')}</ul>`;
}
