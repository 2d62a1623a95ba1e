// None is asked of its class, which in the document of a frame or another window is another.

/** Whether what an event happened to is an element, of whatever document. */
export const isElement = (target: EventTarget): target is Element => 'closest' in target;

/** Whether an event tells of what is entered into a text, of whatever document. */
export const isInputEvent = (event: Event): event is InputEvent => 'inputType' in event;
