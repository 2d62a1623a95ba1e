import { createServer } from 'node:http';

const types = { js: 'text/javascript', json: 'application/json' };

/** Serves texts by address on a free port of this machine; every other address is a page that starts the contender it names. */
export const serve = (files) =>
  new Promise((done) => {
    const server = createServer((request, response) => {
      const text = files[request.url];
      if (text !== undefined) {
        response.setHeader('content-type', types[request.url.split('.').at(-1)] ?? 'text/plain');
        response.end(text);
        return;
      }
      response.setHeader('content-type', 'text/html');
      response.end(
        `<!doctype html><html lang=en><meta charset=utf-8><title>bench</title><script type=module src="${request.url}/entry.js"></script>`,
      );
    });
    server.listen(0, '127.0.0.1', () => done(server));
  });
