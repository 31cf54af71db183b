/** Grows whenever a face was loaded. */
class Fonts {
  revision = $state(0);

  constructor() {
    document.fonts.addEventListener('loadingdone', () => this.revision++);
  }
}

export const fonts = new Fonts();
