import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { borrowBrowser, expectAccessible, giveBackBrowser, openPage } from './browser.ts';
import { type GalleryServer, startGallery } from './galleryServer.ts';
import { animatedGif, cmykJpeg, differenceOf, greysOf, orientedJpeg, type PictureFile, plainPicture } from './picture-file.ts';

let gallery: GalleryServer;
let url: string;
let browser: Browser;

beforeAll(async () => {
  [gallery, browser] = await Promise.all([startGallery(), borrowBrowser()]);
  url = gallery.url;
});

afterAll(async () => {
  await giveBackBrowser(browser);
  gallery?.stop();
});

const open = async (example: string, label: string, width = 1280) => {
  const opened = await openPage(browser, url, width);
  const { page } = opened;
  await page.goto(`/#/widgets/${example}`);
  const field = page.getByRole('group', { name: new RegExp(label) });
  await field.waitFor();
  return { ...opened, field };
};

const pick = (page: Page, ...files: PictureFile[]) => page.locator('input[type="file"]').setInputFiles(files);

/** The dialog in which a part is chosen, once it can be. */
const cropOf = async (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Move, Scale and Select area for .* image$/ });
  await dialog.getByText(/^\d+ x \d+ pixels$/).waitFor();
  const slider = (name: string) => dialog.getByRole('slider', { name });
  return {
    dialog,
    frame: dialog.getByRole('application', { name: /^Area to keep/ }),
    slider,
    size: () => dialog.getByText(/^\d+ x \d+ pixels$/).innerText(),
    place: async () => [await slider('From left').inputValue(), await slider('From top').inputValue()].map(Number),
    save: () => dialog.getByRole('button', { name: 'Save' }).click(),
  };
};

/** Greys of the stored picture at an address of the page's own. */
const storedGreys = async (page: Page, address: string) => {
  const text = await page.evaluate(async (src) => {
    const picture = new Image();
    picture.src = src;
    await picture.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0);
    const { data = [] } = context?.getImageData(0, 0, canvas.width, canvas.height) ?? {};
    const greys = Array.from(data).filter((_value, at) => at % 4 === 0);
    return `${canvas.width}x${canvas.height}:${btoa(greys.map((grey) => String.fromCharCode(grey)).join(''))}`;
  }, address);
  const [size, greys = ''] = text.split(':');
  return { size, greys: Buffer.from(greys, 'base64') };
};

describe('a picture is cut', () => {
  it('R-197, R-201: whatever its EXIF orientation, exactly where the frame was, to the pixel', async () => {
    const { page, field, complaints } = await open('image-crop', 'Standard');
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const file = await orientedJpeg(orientation);
      await pick(page, file);
      const crop = await cropOf(page);
      await crop.slider('Zoom').press('End');
      await crop.slider('From left').fill('37');
      await crop.slider('From top').fill('61');
      expect(await crop.size()).toBe('480 x 200 pixels');
      expect(await crop.place()).toEqual([37, 61]);
      await crop.save();
      const link = field.getByRole('link', { name: `View or download orientation ${orientation}.jpg` });
      const stored = await storedGreys(page, (await link.getAttribute('href')) ?? '');
      expect(stored.size).toBe('480x200');
      const differenceAt = async (left: number, top: number) =>
        differenceOf(stored.greys, await greysOf(file.buffer, { left, top, width: 480, height: 200 }));
      const right = await differenceAt(37, 61);
      const beside = await Promise.all([
        differenceAt(36, 61),
        differenceAt(38, 61),
        differenceAt(37, 60),
        differenceAt(37, 62),
      ]);
      expect(right, `orientation ${orientation}`).toBeLessThan(4);
      expect(Math.min(...beside), `orientation ${orientation}, one pixel beside`).toBeGreaterThan(4 * right);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('R-198, R-466: by keyboard, by mouse and wheel, and turned; R-199: never too small', async () => {
    const { page, field, complaints } = await open('image-crop', 'Standard');
    await pick(page, await plainPicture('png', { width: 1600, height: 1000 }));
    const crop = await cropOf(page);
    await expectAccessible(page, 'the dialog for a part of a picture');
    expect(await crop.size()).toBe('1600 x 667 pixels');
    await crop.frame.focus();
    const [, top = 0] = await crop.place();
    await page.keyboard.press('ArrowUp');
    await expect.poll(crop.place).not.toEqual([0, top]);
    await page.keyboard.press('+');
    await expect.poll(crop.size).not.toBe('1600 x 667 pixels');
    await page.keyboard.press('-');
    await expect.poll(crop.size).toBe('1600 x 667 pixels');
    const box = await crop.frame.boundingBox();
    if (!box) throw new Error('the frame has no place');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -400);
    await expect.poll(crop.size).not.toBe('1600 x 667 pixels');
    const before = await crop.place();
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 30, { steps: 4 });
    await page.mouse.up();
    await expect
      .poll(async () => (await crop.place()).map((at, index) => Math.sign(at - (before[index] ?? 0))))
      .toEqual([-1, -1]);
    const [chosen, place] = [await crop.size(), await crop.place()];
    await page.setViewportSize({ width: 400, height: 850 });
    const around = crop.dialog.getByRole('application').locator('..');
    await expect
      .poll(async () => {
        const [frame, stage] = [await crop.frame.boundingBox(), await around.boundingBox()];
        return frame && stage && [Math.round((frame.width / frame.height) * 10), frame.width < stage.width];
      })
      .toEqual([24, true]);
    await expect.poll(crop.size).toBe(chosen);
    expect((await crop.place()).every((at, index) => Math.abs(at - (place[index] ?? 0)) < 8)).toBe(true);
    await page.setViewportSize({ width: 1280, height: 900 });
    await crop.dialog.getByRole('button', { name: 'Rotate right' }).click();
    await expect.poll(crop.size).toBe('1000 x 417 pixels');
    await crop.dialog.getByRole('button', { name: 'Cancel' }).click();
    await crop.dialog.waitFor({ state: 'detached' });
    const replace = field.getByRole('button', { name: /Replace/ });
    await expect.poll(() => replace.evaluate((button) => button === document.activeElement)).toBe(true);
    await field.getByText('pier.jpg').first().waitFor();

    await pick(page, await plainPicture('png', { width: 480, height: 200 }));
    const least = await cropOf(page);
    expect(await least.size()).toBe('480 x 200 pixels');
    await least.dialog.getByRole('button', { name: 'Rotate left' }).click();
    await least.dialog.getByText('Cropped area is too small. Please select at least 480x200.').waitFor();
    const refused = least.dialog.getByRole('button', { name: 'Save' });
    expect(await refused.getAttribute('aria-disabled')).toBe('true');
    await refused.press('Enter');
    await least.dialog.getByRole('button', { name: 'Rotate right' }).click();
    await least.save();
    await field.getByRole('link', { name: 'View or download plain 480x200.png' }).waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('R-183, R-184: not what is no picture, or one of another kind', async () => {
    const { page, field } = await open('image-crop', 'Standard');
    await pick(page, { ...(await plainPicture('webp', { width: 600, height: 400 })), name: 'pier.png' });
    await field.getByText('Sorry, pier.png is invalid, allowed extensions are: jpeg, png, gif').first().waitFor();
    await pick(page, { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('notes') });
    await field.getByText('Please select image file only.').first().waitFor();
    await page.context().close();
  });
});

describe('pictures are uploaded', () => {
  it('R-182, R-185, R-187: several dropped at once are each told what became of them', async () => {
    const { page, field, complaints } = await open('image-upload-list', 'Thumbnails');
    const whole = await plainPicture('png', { width: 600, height: 400 });
    const jpeg = await plainPicture('jpeg', { width: 600, height: 400 });
    const hole = Buffer.from(whole.buffer);
    hole.fill(0, hole.length - 40, hole.length - 20);
    const files = [
      await cmykJpeg(),
      await animatedGif(),
      { ...whole, name: 'damaged.png', buffer: hole },
      { ...jpeg, name: 'half.jpg', buffer: jpeg.buffer.subarray(0, jpeg.buffer.length / 2) },
      { name: 'script.png', mimeType: 'image/png', buffer: Buffer.from('<svg><script>document.title = "run"</script></svg>') },
      { name: 'empty.png', mimeType: 'image/png', buffer: Buffer.alloc(0) },
      await plainPicture('gif', { width: 479, height: 300 }),
    ];
    const given = await page.evaluateHandle(
      (list) => {
        const transfer = new DataTransfer();
        for (const { name, type, base64 } of list) {
          const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
          transfer.items.add(new File([bytes], name, { type }));
        }
        return transfer;
      },
      files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, base64: buffer.toString('base64') })),
    );
    await field.dispatchEvent('drop', { dataTransfer: given });
    const card = (name: string) => field.getByRole('listitem').filter({ hasText: name });
    for (const [name, text] of [
      ['print.jpg', 'View or download print.jpg'],
      ['waves.gif', 'View or download waves.gif'],
      ['damaged.png', 'This image is damaged or incomplete.'],
      ['half.jpg', 'This image is damaged or incomplete.'],
      ['script.png', 'Please select image of type jpeg, jpg, png or gif file only.'],
      ['empty.png', 'This file is empty.'],
      ['plain 479x300.gif', 'Please select an image of at least 480x200. This image is 479x300.'],
    ] as const)
      await card(name).getByText(text).waitFor();
    await expectAccessible(page, 'pictures of which some are refused');
    expect(await page.title()).not.toBe('run');
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  it('an upload is paused, goes on, and is cancelled', async () => {
    const { page, field, complaints } = await open('image-upload', 'Poster');
    // The upload takes steps of the page's clock: on a slow machine it was through before anything was pressed.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await pick(page, await plainPicture('png', { width: 600, height: 400 }));
    await field.getByRole('button', { name: 'Pause' }).click();
    await field.getByText('Paused. Nothing is sent until you resume.').waitFor();
    await field.getByRole('button', { name: 'Resume' }).click();
    await page.clock.runFor(600);
    const sent = async () => Number(await field.getByRole('progressbar').getAttribute('aria-valuenow'));
    await expect.poll(sent).toBeGreaterThan(0);
    await field.getByRole('button', { name: 'Cancel' }).click();
    await field.getByText('harbour lights.jpg').first().waitFor();
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('a banner', () => {
  it.each([
    ['a wide page', 1280],
    ['a phone', 390],
  ])('R-464, R-468: on %s it is previewed with name and headline over it as they are typed', async (_name, width) => {
    const { page, field, complaints } = await open('banner', 'Banner', width);
    if (width > 500) await page.getByRole('button', { name: 'Dark theme' }).click();
    const show = field.getByRole('button', { name: 'Generate Banner Preview' });
    expect(await show.getAttribute('aria-disabled')).toBe('true');
    await pick(page, await plainPicture('jpeg', { width: 1600, height: 1000 }));
    const crop = await cropOf(page);
    await expectAccessible(page, `the crop dialog on ${width} px`);
    expect(await crop.dialog.evaluate((element) => element.scrollWidth <= element.clientWidth + 1)).toBe(true);
    await crop.save();
    await field.getByRole('link', { name: /View or download/ }).waitFor();
    await show.click();
    const banner = field.getByRole('figure', { name: 'Banner preview' });
    await banner.getByText('Ada Lumen Films').waitFor();
    await banner.getByText('Quiet films about loud weather.').waitFor();
    const headline = 'A headline as long as one may be. '.repeat(9).slice(0, 300).trim();
    await page.getByRole('textbox', { name: 'Channel Headline' }).fill(headline);
    await banner.getByText(headline).waitFor();
    expect(await banner.evaluate((figure) => figure.scrollHeight <= figure.clientHeight + 1)).toBe(true);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await expectAccessible(page, `a banner on ${width} px`);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
