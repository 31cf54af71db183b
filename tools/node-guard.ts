/** better-sqlite3 13 needs Node-API 10 (Node 22.14 on). Under an older Node it would crash without a word. */
if (Number(process.versions.napi) < 10) {
  console.error(
    `Node ${process.version} is too old to run Wallchart. The project brings its own Node 24 through npm: ` +
      'run it as "npm start" or "npm test". If that is what you did, the package node-' +
      `${process.platform}-${process.arch} is missing: remove node_modules and try again, or install Node 24.`,
  );
  process.exit(1);
}
