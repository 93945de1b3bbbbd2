return {
  LrSdkVersion = 10.0,
  LrSdkMinimumVersion = 8.0,
  LrToolkitIdentifier = 'app.keepers.lightroom',
  LrPluginName = 'Keepers',
  LrPluginInfoUrl = 'https://github.com/keepers',
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
