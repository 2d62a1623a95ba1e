/** Property of the page with the room that the uploads take: it can be scrolled that much further. */
export const trayRoom = '--tray-room';
