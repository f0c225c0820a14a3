// The service worker: the shell of the app for reading offline, and calls while no page is open. Built as an entry of its own,
// served as /sw.js and never kept by the browser.
/// <reference lib="webworker" />
export {} // a module: `self` is declared for it alone
declare const self: ServiceWorkerGlobalScope

/** What the build has made, filled in by `shell.ts`: the pages' files, named by their content. */
const FILES = '__SHELL_FILES__'.split(' ')
const VERSION = '__SHELL_VERSION__'
const SHELL = `kontor-shell-${VERSION}`
/** Answers that serve for reading: games, icons, tables and their histories, as they were last. */
const READ = 'kontor-read'
const MOST_READ = 150
const PATIENCE = 4000
/** What stands before the server says that it is not there. */
const GATEWAY = [502, 504]
const READABLE = /^\/api\/(games($|\/)|icons\.svg|lessons$|tables\/[\w-]+$|tables\/[\w-]+\/(history|at\/\d+)$)/

interface Pushed {
  title: string
  body: string
  path: string
  tag: string
}

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(SHELL)
      .then((cache) => cache.addAll(FILES.map(fresh)))
      // A page that is open goes on with what it has loaded; the next one loaded is the new one.
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

/** What is not named by its content may stand in the browser's own store as it was. */
function fresh(path: string): Request {
  return new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'reload' })
}

/** The files of the version before stay: a page that is open may still ask for one of them. */
async function tidy(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith('kontor-shell-') && name !== SHELL)
  await Promise.all(shells.slice(0, -1).map((name) => caches.delete(name)))
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(request))
  else if (url.pathname.startsWith('/assets/') || FILES.includes(url.pathname)) event.respondWith(file(request))
  else if (READABLE.test(url.pathname)) event.respondWith(read(request))
})

/** Pages come from the server while it answers; else the shell finds its way by itself. */
async function page(request: Request): Promise<Response> {
  try {
    const answer = await soon(fetch(request))
    if (answer.status < 500) return answer
  } catch {
    /* no network, or too slow */
  }
  return (await kept('/')) ?? Response.error()
}

async function file(request: Request): Promise<Response> {
  return (await kept(request)) ?? fetch(request)
}

/** Of this version; else of the one before, for a page that has been open since then. */
async function kept(request: RequestInfo): Promise<Response | undefined> {
  const own = await (await caches.open(SHELL)).match(request, { ignoreSearch: true })
  return own ?? caches.match(request, { ignoreSearch: true })
}

async function read(request: Request): Promise<Response> {
  const asked = fetch(request)
  try {
    const answer = await soon(asked)
    if (GATEWAY.includes(answer.status)) throw new Error('somebody else answered')
    if (answer.ok) void keep(request, answer.clone())
    return answer
  } catch {
    return (await (await caches.open(READ)).match(request)) ?? asked
  }
}

/** Kept with a mark, by which a page knows that nobody has answered now. */
async function keep(request: Request, answer: Response): Promise<void> {
  const headers = new Headers(answer.headers)
  headers.set('X-Kontor-Kept', '1')
  const cache = await caches.open(READ)
  await cache.put(request, new Response(answer.body, { headers })) // what was read last stands last
  const all = await cache.keys()
  await Promise.all(all.slice(0, Math.max(0, all.length - MOST_READ)).map((each) => cache.delete(each)))
}

function soon(asked: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('too slow')), PATIENCE)
    asked.then(resolve, reject)
  })
}

// ---- calls ----
self.addEventListener('push', (event) => {
  const call = event.data?.json() as Pushed | undefined
  if (call) event.waitUntil(show(call))
})

async function show(call: Pushed): Promise<void> {
  await self.registration.showNotification(call.title, {
    body: call.body,
    tag: call.tag,
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: { path: call.path },
  })
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { path } = event.notification.data as { path: string }
  event.waitUntil(open(new URL(path, self.location.origin).href))
})

/** The page that shows it already, any page of ours, or a new one. */
async function open(url: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' })
  const there = pages.find((client) => client.url === url) ?? pages[0]
  if (!there) return void (await self.clients.openWindow(url))
  await there.focus()
  if (there.url !== url) await there.navigate(url)
}
