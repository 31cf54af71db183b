import packageFile from '../../package.json' with { type: 'json' };

/** Version of the program, from package.json; written into the bundles when they are built. */
export const VERSION: string = packageFile.version;
