-- Library › Plug-in Extras › "Keepers: get picks of a project…", also for photographs that were not published from here.
local LrBinding = import 'LrBinding'
local LrDialogs = import 'LrDialogs'
local LrFunctionContext = import 'LrFunctionContext'
local LrTasks = import 'LrTasks'
local LrView = import 'LrView'

local Api = require 'Api'
local Picks = require 'Picks'
local t = require 'Text'

local function show(context)
  if not Api.token() then error(t('notConnected'), 0) end
  local projects = Api.projects('')
  local values = LrBinding.makePropertyTable(context)
  values.project = projects[1] and projects[1].id
  values.merge, values.stars, values.labels, values.flags, values.keywords = 'replace', true, true, true, true
  local items, byId = {}, {}
  for i, project in ipairs(projects) do
    items[i] = { title = project.name, value = project.id }
    byId[project.id] = project
  end
  local f, bind = LrView.osFactory(), LrView.bind
  local contents = f:column {
    bind_to_object = values,
    spacing = f:control_spacing(),
    f:row { f:static_text { title = t('project') }, f:popup_menu { value = bind 'project', items = items } },
    f:row {
      f:static_text { title = t('merge') },
      f:popup_menu {
        value = bind 'merge',
        items = {
          { title = t('replace'), value = 'replace' },
          { title = t('add'), value = 'add' },
          { title = t('ask'), value = 'ask' },
        },
      },
    },
    f:checkbox { title = t('flags'), value = bind 'flags' },
    f:checkbox { title = t('stars'), value = bind 'stars' },
    f:checkbox { title = t('labels'), value = bind 'labels' },
    f:checkbox { title = t('keywords'), value = bind 'keywords' },
  }
  local pressed = LrDialogs.presentModalDialog { title = t('picksTitle'), contents = contents }
  local project = byId[values.project or '']
  if pressed ~= 'ok' or not project then return end
  local counts = Picks.get(project, {
    merge = values.merge,
    stars = values.stars,
    labels = values.labels,
    flags = values.flags,
    keywords = values.keywords,
    always = true,
    ask = function(name)
      return LrDialogs.confirm(t('replaceSure', name), nil, t('replace'), t('add')) == 'ok'
    end,
  })
  LrDialogs.message(t('got', project.name, counts.photos, counts.collections, counts.missing))
end

LrTasks.startAsyncTask(function()
  LrFunctionContext.callWithContext('Keepers picks', function(context)
    LrDialogs.attachErrorDialogToFunctionContext(context)
    show(context)
  end)
end)
