// Runs before the first paint, as a file of its own so that a strict content policy allows it.
(function () {
  var choice = 'system'
  try { choice = JSON.parse(localStorage.getItem('kontor.settings') || '{}').theme || 'system' } catch { /* closed or broken storage: as the system */ }
  var dark = choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
})()
