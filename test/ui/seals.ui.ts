/** *Verify a sheet*: by a PDF, by its code, by a report; and what is said where nothing can be told. */
import { describe, expect, it, vi } from 'vitest';
import type { SealVerdict } from '../../src-main/ipc/contract.ts';
import { AT, FixtureBridge } from './fixture-bridge.ts';
import { keys, open, pageText } from './screen.ts';

const sees = (words: string) => expect.poll(pageText).toContain(words);

const OWN: SealVerdict = {
  code: 'own',
  isReport: false,
  title: 'Pairings by board',
  round: 3,
  version: 1,
  draft: false,
  seq: 41,
  at: AT,
  isCurrent: false,
  present: 2,
};
const PDF = '%PDF-1.7\n% a sheet\n';

/** The dialog, opened with the keyboard, over a program that knows this verdict of every file and code. */
async function verifying(verdict: SealVerdict): Promise<FixtureBridge> {
  const bridge = new FixtureBridge('playing');
  bridge.answerBy('seals.checkFile', () => verdict);
  bridge.answerBy('seals.check', () => verdict);
  await open(bridge);
  await sees('Harbour Open 2026');
  await keys('{Control>}k{/Control}', 'Verify a sheet', '{Enter}');
  await sees('Type the code at the foot of a sheet');
  return bridge;
}

function choose(file: File): void {
  const chosen = new DataTransfer();
  chosen.items.add(file);
  const input = document.querySelector<HTMLInputElement>(
    'dialog input[type=file], [role=dialog] input[type=file]',
  )!;
  input.files = chosen.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const fileOf = (bytes: BlobPart, name = 'sheet.pdf', type = 'application/pdf') =>
  new File([bytes], name, { type });
const status = () =>
  document.querySelector<HTMLElement>('dialog [role=status], [role=dialog] [role=status]')!.innerText;

describe('Verify a sheet', () => {
  it('sends the whole PDF and says which sheet it is, and that another version has taken its place', async () => {
    const bridge = await verifying(OWN);
    choose(fileOf(PDF));
    await sees('Pairings by board, round 3, version 1: the code is this event’s own.');
    expect(status()).toContain('Made after entry 41 of the log');
    expect(status()).toContain('Version 2 of the round has taken its place: take this one down.');
    expect(status()).toContain('Print it again and compare');
    expect(bridge.asked.filter(({ name }) => name === 'seals.checkFile')).toEqual([
      { name: 'seals.checkFile', args: { base64: btoa(PDF) } },
    ]);
  });

  it('says that a PDF carries no code, and what to do then', async () => {
    await verifying({ code: 'uncoded' });
    choose(fileOf(PDF));
    await sees('This PDF carries no code of this program. Type the one at the foot of the sheet.');
  });

  it('takes a dropped report, which is not compared with paper', async () => {
    await verifying({
      ...OWN,
      isReport: true,
      title: 'Tournament report',
      round: null,
      version: 0,
      isCurrent: true,
    });
    const dropped = new DataTransfer();
    dropped.items.add(fileOf('012 Harbour Open', 'report.trf', ''));
    document
      .getElementById('seal-form')!
      .dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped }));
    await sees('Tournament report: this event’s own, unchanged.');
    expect(status()).toContain('It still says what this event says now.');
    expect(status()).not.toContain('Print it again');
  });

  it('takes a typed code with Enter; a new question takes the last answer away', async () => {
    const bridge = await verifying(OWN);
    choose(fileOf(PDF));
    await sees('the code is this event’s own.');
    bridge.answerBy('seals.check', (): SealVerdict => ({ code: 'unreadable' }));
    document.getElementById('seal-code')!.focus();
    await keys('hello{Enter}');
    await sees('This is not a code of this program.');
    expect(status()).not.toContain('event’s own');
    expect(bridge.asked.at(-1)).toEqual({ name: 'seals.check', args: { code: 'hello' } });
  });

  it('says of the last that was given, whichever answer comes first', async () => {
    const bridge = await verifying(OWN);
    const answer = bridge.query;
    let release = () => {};
    let isAsked = false;
    const query: typeof answer = async (name, args) => {
      isAsked ||= name === 'seals.checkFile';
      if (name === 'seals.checkFile') await new Promise<void>((resolve) => (release = resolve));
      return answer(name, args);
    };
    Object.assign(bridge, { query });
    choose(fileOf(PDF));
    await expect.poll(() => isAsked).toBe(true);
    bridge.answerBy('seals.check', (): SealVerdict => ({ code: 'unknown' }));
    document.getElementById('seal-code')!.focus();
    await keys('1A2{Enter}');
    await sees('This is not as this event made it');
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status()).toContain('This is not as this event made it');
    expect(status()).not.toContain('event’s own');
  });

  it('forgets a file that is still being read when a code is given', async () => {
    const bridge = await verifying(OWN);
    bridge.answerBy('seals.check', (): SealVerdict => ({ code: 'unknown' }));
    let release = () => {};
    const reading = new Promise<ArrayBuffer>((resolve) => (release = () => resolve(new ArrayBuffer(8))));
    const slow = vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValueOnce(reading);
    choose(fileOf(PDF));
    expect(slow).toHaveBeenCalledOnce();
    await expect.poll(status).toBe('Reading sheet.pdf …');
    document.getElementById('seal-code')!.focus();
    await keys('1A2{Enter}');
    await sees('This is not as this event made it');
    release();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(status()).toContain('This is not as this event made it');
    expect(bridge.asked.some(({ name }) => name === 'seals.checkFile')).toBe(false);
  });

  it('does not send a file that is too large to be a sheet', async () => {
    const bridge = await verifying(OWN);
    choose(fileOf(new Uint8Array(2_800_001)));
    await sees('The file is too large');
    expect(bridge.asked.some(({ name }) => name === 'seals.checkFile')).toBe(false);
  });
});
