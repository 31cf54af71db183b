/** better-sqlite3 13 needs Node-API 10; under an older Node it crashes without a word. */
if (Number(process.versions.napi) < 10) {
  throw new Error(
    `Node ${process.version} is too old for the tests: run them through npm, for example "npm run test:unit".`,
  );
}
