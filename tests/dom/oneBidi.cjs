// Loaded before jsdom. Its CSS engine makes the tables of the bidirectional algorithm anew for each element that it asks
// about its direction (`:dir()`, in jsdom's own style sheet): a sixth of a widget test's time. Here they are made once.
const { createRequire } = require('node:module');

const engine = createRequire(require.resolve('jsdom')).resolve('@asamuzakjp/dom-selector');
const bidi = createRequire(engine).resolve('bidi-js');
const tables = require(bidi)();
require.cache[bidi].exports = () => tables;
