/** The key under which WebDriver returns an element, as defined by the W3C. */
const ELEMENT_KEY = 'element-6066-11e4-a52e-4f735466cecf';

export type ElementReference = Record<typeof ELEMENT_KEY, string>;

export interface WebDriverSession {
  goto(url: string): Promise<void>;
  execute<Value>(expression: string): Promise<Value>;
  click(element: ElementReference): Promise<void>;
  type(element: ElementReference, text: string): Promise<void>;
  setWindowSize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

/** Opens a session of the W3C WebDriver protocol (https://www.w3.org/TR/webdriver2/). */
export async function openSession(
  driverUrl: string,
  capabilities: object,
): Promise<WebDriverSession> {
  const { sessionId } = await send<{ sessionId: string }>('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: capabilities },
  });
  const session = `${driverUrl}/session/${sessionId}`;
  const post = <Value = void>(path: string, body: object) =>
    send<Value>('POST', `${session}/${path}`, body);
  const elementPath = (element: ElementReference) => `element/${element[ELEMENT_KEY]}`;
  return {
    goto: (url) => post('url', { url }),
    execute: (expression) => post('execute/sync', { script: `return ${expression};`, args: [] }),
    click: (element) => post(`${elementPath(element)}/click`, {}),
    type: (element, text) => post(`${elementPath(element)}/value`, { text }),
    setWindowSize: async (width, height) => {
      await post('window/rect', { width, height });
    },
    close: () => send('DELETE', session),
  };
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, body: body ? JSON.stringify(body) : null });
  const { value } = (await response.json()) as { value: Value };
  if (!response.ok) {
    const { error, message } = value as { error: string; message: string };
    throw new Error(`WebDriver: ${error}: ${message}`);
  }
  return value;
}
