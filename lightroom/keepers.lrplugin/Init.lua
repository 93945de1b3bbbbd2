-- Runs when Lightroom loads the plug-in: says every minute that it runs, so that Keepers shows it as connected.
local LrPrefs = import 'LrPrefs'
local LrTasks = import 'LrTasks'

local Api = require 'Api'

LrTasks.startAsyncTask(function()
  local prefs = LrPrefs.prefsForPlugin()
  while _G.keepersRuns ~= false do
    if Api.server() ~= '' and Api.token() then
      local me, refusal = Api.beat()
      prefs.needsUpdate = me and me.needs_update or false
      if not me and refusal.status == 401 then Api.setToken(nil) end
    end
    LrTasks.sleep(60)
  end
end)
