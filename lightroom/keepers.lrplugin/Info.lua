return {
  LrSdkVersion = 10.0,
  LrSdkMinimumVersion = 8.0,
  LrToolkitIdentifier = 'app.keepers.lightroom',
  LrPluginName = 'Keepers',
  -- The download page writes its own address here.
  LrPluginInfoUrl = 'SERVER/admin/settings/devices',
  LrInitPlugin = 'Init.lua',
  LrExportServiceProvider = {
    title = 'Keepers',
    file = 'PublishService.lua',
  },
  LrLibraryMenuItems = {
    { title = 'Keepers: get picks of a project…', file = 'PicksMenu.lua' },
  },
  VERSION = { major = 1, minor = 0, revision = 0 },
}
